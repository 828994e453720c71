//! What a line says: words, and the numbers that stand among them.

use console::strip_ansi_codes;

/// What a line says.
#[derive(Default, PartialEq, Eq)]
pub struct Said {
    /// All words, in order.
    pub words: Vec<String>,
    /// The words of the part with which it begins.
    pub heads: Vec<String>,
    /// The words of the parts before any number.
    pub lead: Vec<String>,
    /// The numbers that stand together.
    pub groups: Vec<Group>,
}

/// Numbers that stand together.
#[derive(PartialEq, Eq)]
pub struct Group {
    /// Words since the numbers before.
    pub label: Vec<String>,
    /// Words until the next numbers.
    pub behind: Vec<String>,
    /// All words of its part of the sentence.
    pub company: Vec<String>,
    /// Sorted.
    pub numbers: Vec<String>,
}

impl Said {
    /// What the text says.
    pub fn of(text: &str) -> Said {
        let mut said = Said::default();
        for part in sentence_parts(text) {
            said.add(&part);
        }
        said
    }

    /// Adds a part of a sentence: words and groups of numbers.
    fn add(&mut self, part: &[String]) {
        let company: Vec<String> = part
            .iter()
            .filter(|word| !is_number(word))
            .cloned()
            .collect();
        let mut rest = part;
        while !rest.is_empty() {
            let (label, from) = rest.split_at(rest.iter().take_while(|it| !is_number(it)).count());
            let (own, behind) = from.split_at(from.iter().take_while(|it| is_number(it)).count());
            let mut own = own.to_vec();
            own.sort();
            if !own.is_empty() {
                let behind = behind.iter().take_while(|it| !is_number(it));
                self.groups.push(Group {
                    label: label.to_vec(),
                    behind: behind.cloned().collect(),
                    company: company.clone(),
                    numbers: own,
                });
            }
            rest = behind;
        }
        if self.words.is_empty() {
            self.heads = company.clone();
        }
        if self.groups.is_empty() {
            self.lead.extend_from_slice(&company);
        }
        self.words.extend(company);
    }

    /// The words that speak of its numbers: those beside them and those before.
    pub fn spoken_of(&self) -> Vec<String> {
        let beside = self.groups.iter().flat_map(|group| &group.company);
        self.lead.iter().chain(beside).cloned().collect()
    }

    /// Whether every typed number is here as often as it was typed.
    pub fn has_numbers_of(&self, typed: &Said) -> bool {
        let (own, wished) = (self.numbers(), typed.numbers());
        let mut left = own.iter();
        wished.iter().all(|number| left.any(|own| own == number))
    }

    /// All numbers, sorted.
    pub fn numbers(&self) -> Vec<&str> {
        let numbers = self.groups.iter().flat_map(|group| &group.numbers);
        let mut numbers: Vec<&str> = numbers.map(String::as_str).collect();
        numbers.sort_unstable();
        numbers
    }
}

fn is_number(word: &str) -> bool {
    word.chars().all(|c| c.is_ascii_digit())
}

/// Whether one of the words begins so.
pub fn is_begun(beginning: &str, words: &[String]) -> bool {
    words.iter().any(|word| word.starts_with(beginning))
}

/// Whether every beginning has a word.
pub fn are_begun(beginnings: &[&String], words: &[String]) -> bool {
    beginnings.iter().all(|typed| is_begun(typed, words))
}

/// In lower case, and without the signs that a keyboard may lack.
fn plainly_spelled(text: &str) -> String {
    let mut plain = String::new();
    for character in text.chars().flat_map(char::to_lowercase) {
        match character {
            'ä' => plain.push_str("ae"),
            'ö' => plain.push_str("oe"),
            'ü' => plain.push_str("ue"),
            'ß' => plain.push_str("ss"),
            'é' | 'è' | 'ê' | 'ë' => plain.push('e'),
            'ï' => plain.push('i'),
            other => plain.push(other),
        }
    }
    plain
}

/// Words and numbers in plain spelling, divided where a sign divides the sentence; a comma between two
/// numbers does not.
fn sentence_parts(text: &str) -> Vec<Vec<String>> {
    let text = plainly_spelled(&strip_ansi_codes(text));
    let mut parts: Vec<Vec<String>> = Vec::new();
    for part in text.split([',', ';', '(', ')', '|', '·']) {
        let words = part.split(|c: char| !c.is_alphanumeric());
        let words = words.filter(|word| !word.is_empty());
        let words: Vec<String> = words.map(str::to_owned).collect();
        match parts.last_mut() {
            Some(last)
                if last.last().is_some_and(|it| is_number(it))
                    && words.iter().all(|it| is_number(it)) =>
            {
                last.extend(words);
            }
            _ => parts.push(words),
        }
    }
    parts
}
