# What frames cost.
help-kipp-viewer-frames = Draws so many frames without a window and says what they cost the processor
help-kipp-viewer-json = With --frames: says it as one JSON object (milliseconds, seconds, MiB)
frames-title =
    { $count ->
        [one] One frame
       *[other] { $count } frames
    } of the lab, drawn without a window, with { $dice } dice on the table
frames-tick = ticks (four a frame)
frames-pose = poses
frames-panels = panels
frames-render = gathering what is drawn
frames-whole = whole frame up to drawing
frames-first = First picture after { $seconds } s.
frames-memory = Most memory: { $mebibytes } MiB.
