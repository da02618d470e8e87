//! The check that sentences and code agree: every message that a game makes has a sentence in its Fluent file with the
//! same facts, and every sentence is used.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{self, Entry, Expression, InlineExpression, Pattern, PatternElement};
use hustings_core::{Arg, CompleteGame, Message, Start};
use hustings_words::{self as words, Names, Wording};
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::visit::{self, Visit};
use syn::{Expr, ExprCall, ExprLit, Ident, ItemMod, Lit, LitStr, Macro, Token};

/// A family of short messages, and its members: `("deck", ["strategy", "aggression"])` for `deck-strategy` and `deck-aggression`.
pub type Family<'a> = (&'a str, Vec<&'a str>);

/// The mismatches between the messages made in the sources below `folders` and the Fluent texts, one sentence each.
/// Everything in `own` must be used; the sentences of `shared` need not be. Every family that the sources use must be
/// listed with its members, and each member must have a sentence.
pub fn words_fit(folders: &[&str], own: &str, shared: &str, families: &[Family<'_>]) -> Vec<String> {
    let mut said = Said::default();
    for folder in folders {
        crate::citations::read_sources(folder.as_ref(), &mut |_, source| {
            said.visit_file(&syn::parse_file(source).expect("our own sources can be parsed"));
        });
    }
    let asides = asides(own);
    let (own, shared) = (sentences(own), sentences(shared));
    let mut wrong = Vec::new();
    for (family, members) in families {
        if !said.families.contains(*family) {
            wrong.push(format!("the family `{family}` is listed, but nothing says it"));
        }
        said.messages.extend(members.iter().map(|member| (format!("{family}-{member}"), vec![Vec::new()])));
    }
    let unlisted = said.families.iter().filter(|family| families.iter().all(|(listed, _)| listed != family));
    wrong.extend(unlisted.map(|family| format!("the members of the family `{family}` are not listed")));
    for (id, facts) in &said.messages {
        let Some(used) = own.get(id).or_else(|| shared.get(id)) else {
            wrong.push(format!("`{id}` is said and has no sentence"));
            continue;
        };
        // `$seat-is` comes with `$seat`.
        let used: BTreeSet<&str> = used.iter().map(|fact| fact.strip_suffix("-is").unwrap_or(fact)).collect();
        for given in facts {
            let given: BTreeSet<&str> = given.iter().map(String::as_str).collect();
            for missing in used.difference(&given) {
                wrong.push(format!("the sentence `{id}` uses ${missing}, which is not given"));
            }
            for idle in given.difference(&used) {
                wrong.push(format!("`{id}` is given ${idle}, which its sentence does not use"));
            }
        }
    }
    wrong.extend(asides);
    // Why a game ended as it did is said by `Outcome::why`.
    let unsaid = own.keys().filter(|id| !said.messages.contains_key(*id) && !id.starts_with("reason-"));
    wrong.extend(unsaid.map(|id| format!("nothing says `{id}`")));
    wrong
}

/// A message's sentence, if something is wrong with it: the message or one inside it has no sentence, a fact is
/// missing, or the reader is addressed in bad English.
pub(crate) fn misworded(wording: &Wording, message: &Message, names: &Names) -> Option<String> {
    let sentence = wording.say(message, names);
    let inside = message.args.iter().flat_map(|(_, arg)| messages_in(arg));
    let unworded = inside.chain([message]).any(|message| wording.say(message, names) == message.id);
    (unworded || sentence.contains("{$") || !addresses_well(&sentence)).then_some(sentence)
}

/// Moves that are badly explained: without words, with a fact missing, or in bad English. `Learning::all_moves` has them all.
pub fn badly_explained<G: CompleteGame>() -> Vec<String> {
    let seats = *G::INFO.seats.last().expect("somebody may sit down");
    let Ok(start) = Start::<G>::new(seats, G::Options::default()) else { panic!("the default options are fine") };
    let mut moves = Vec::new();
    G::all_moves(&start, &mut moves);
    let names = Names::numbered(seats);
    let wording = words::moves_of(&start);
    let wrong = moves.iter().filter_map(|mv| {
        let says = G::explain(&start, mv);
        let wrong = says.iter().find_map(|message| misworded(wording, message, &names))?;
        Some(format!("`{}` is explained as: {wrong}", G::write_move(&start, mv)))
    });
    wrong.collect()
}

fn messages_in(arg: &Arg) -> Vec<&Message> {
    match arg {
        Arg::Message(message) => message.args.iter().flat_map(|(_, arg)| messages_in(arg)).chain([message]).collect(),
        Arg::List(list) => list.iter().flat_map(messages_in).collect(),
        Arg::Number(_) | Arg::Text(_) | Arg::Seat(_) | Arg::Name(_) => Vec::new(),
    }
}

/// Whether "you" is used correctly: no "you’s chip", no "you has", no sentence that begins with a lower-case "you", and
/// no "You draws".
fn addresses_well(sentence: &str) -> bool {
    // "The card in front of you is discarded": the verb belongs to the card.
    const PREPOSITIONS: [&str; 8] = ["of", "to", "from", "for", "by", "with", "against", "before"];
    let (mut begins, mut before) = (true, "");
    let mut words = sentence.split_whitespace().peekable();
    while let Some(word) = words.next() {
        let follows = words.peek().map_or("", |next| next.trim_end_matches(['.', ',', ':', ';']));
        let third_person = ["is", "has", "was", "does"].contains(&follows);
        let verb_with_s = follows.ends_with('s') && !follows.ends_with("ss");
        let well = match word {
            "you" => !begins && (!third_person || PREPOSITIONS.contains(&before)),
            "You" => !third_person && !verb_with_s,
            _ => !["you’s", "You’s", "you's", "You's"].iter().any(|wrong| word.starts_with(wrong)),
        };
        if !well {
            return false;
        }
        (begins, before) = (word.ends_with('.'), word);
    }
    true
}

/// The messages made in the sources.
#[derive(Default)]
struct Said {
    /// By id: the facts at each place that makes the message.
    messages: BTreeMap<String, Vec<Vec<String>>>,
    /// `Message::one_of("region", ...)`.
    families: BTreeSet<String>,
}

/// The inside of `say!("id", fact, fact = value)`.
struct Say {
    id: String,
    facts: Vec<String>,
}

impl Parse for Say {
    fn parse(input: ParseStream<'_>) -> syn::Result<Say> {
        let id: LitStr = input.parse()?;
        let mut facts = Vec::new();
        while input.parse::<Option<Token![,]>>()?.is_some() && !input.is_empty() {
            facts.push(input.parse::<Ident>()?.to_string());
            if input.parse::<Option<Token![=]>>()?.is_some() {
                input.parse::<Expr>()?;
            }
        }
        Ok(Say { id: id.value(), facts })
    }
}

impl<'ast> Visit<'ast> for Said {
    /// Messages in tests need no sentence.
    fn visit_item_mod(&mut self, module: &'ast ItemMod) {
        if module.ident != "tests" {
            visit::visit_item_mod(self, module);
        }
    }

    fn visit_macro(&mut self, mac: &'ast Macro) {
        if mac.path.segments.last().is_some_and(|last| last.ident == "say") {
            let Say { id, facts } = mac.parse_body().expect("the inside of say! can be parsed");
            self.messages.entry(id).or_default().push(facts);
            // A fact may be a message itself: `cause = say!("cause-ad")`.
            let body = mac.parse_body_with(inner_values).unwrap_or_default();
            body.iter().for_each(|value| self.visit_expr(value));
        } else if mac.path.is_ident("vec") {
            let items = mac.parse_body_with(Punctuated::<Expr, Token![,]>::parse_terminated).unwrap_or_default();
            items.iter().for_each(|item| self.visit_expr(item));
        }
        visit::visit_macro(self, mac);
    }

    fn visit_expr_call(&mut self, call: &'ast ExprCall) {
        if let (Expr::Path(path), Some(Expr::Lit(ExprLit { lit: Lit::Str(family), .. }))) =
            (&*call.func, call.args.first())
            && path.path.segments.iter().map(|part| part.ident.to_string()).eq(["Message", "one_of"])
        {
            self.families.insert(family.value());
        }
        visit::visit_expr_call(self, call);
    }
}

/// The values of a `say!`.
fn inner_values(input: ParseStream<'_>) -> syn::Result<Vec<Expr>> {
    input.parse::<LitStr>()?;
    let mut values = Vec::new();
    while input.parse::<Option<Token![,]>>()?.is_some() && !input.is_empty() {
        input.parse::<Ident>()?;
        if input.parse::<Option<Token![=]>>()?.is_some() {
            values.push(input.parse()?);
        }
    }
    Ok(values)
}

/// By id: the variables of each sentence.
fn sentences(text: &str) -> BTreeMap<String, BTreeSet<String>> {
    messages(text).into_iter().map(|message| (message.id.name.to_owned(), variables(message.value.as_ref()))).collect()
}

fn messages(text: &str) -> Vec<ast::Message<&str>> {
    let resource = fluent_syntax::parser::parse(text).unwrap_or_else(|(_, errors)| panic!("a Fluent file: {errors:?}"));
    let messages = resource.body.into_iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some(message),
        _ => None,
    });
    messages.collect()
}

fn variables(pattern: Option<&Pattern<&str>>) -> BTreeSet<String> {
    let mut variables = BTreeSet::new();
    pattern.iter().for_each(|pattern| in_pattern(pattern, &mut variables));
    variables
}

/// What is wrong with the attributes of sentences: `.did` tells what `$seat` did, beside its name, by facts of the sentence; `.each` names
/// the fact that may be a list, so that several such events are told as one.
fn asides(text: &str) -> Vec<String> {
    let mut wrong = Vec::new();
    for message in messages(text) {
        let (id, sentence) = (message.id.name, variables(message.value.as_ref()));
        for attribute in &message.attributes {
            match attribute.id.name {
                "did" => {
                    if !sentence.contains("seat") {
                        wrong.push(format!("`{id}.did` is said of nobody: the sentence has no $seat"));
                    }
                    let own = |fact: &str| sentence.contains(fact.strip_suffix("-is").unwrap_or(fact));
                    let unknown = variables(Some(&attribute.value)).into_iter().filter(|fact| !own(fact));
                    wrong.extend(unknown.map(|fact| format!("`{id}.did` uses ${fact}, which its sentence does not")));
                }
                "each" => match &attribute.value.elements[..] {
                    [PatternElement::TextElement { value }] if sentence.contains(*value) => {}
                    _ => wrong.push(format!("`{id}.each` is not a fact of its sentence")),
                },
                other => wrong.push(format!("nothing reads `{id}.{other}`")),
            }
        }
    }
    wrong
}

fn in_pattern(pattern: &Pattern<&str>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        match element {
            PatternElement::Placeable { expression } => in_expression(expression, variables),
            PatternElement::TextElement { .. } => {}
        }
    }
}

fn in_expression(expression: &Expression<&str>, variables: &mut BTreeSet<String>) {
    match expression {
        Expression::Select { selector, variants } => {
            in_inline(selector, variables);
            variants.iter().for_each(|variant| in_pattern(&variant.value, variables));
        }
        Expression::Inline(inline) => in_inline(inline, variables),
    }
}

fn in_inline(inline: &InlineExpression<&str>, variables: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => drop(variables.insert(id.name.to_owned())),
        InlineExpression::Placeable { expression } => in_expression(expression, variables),
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|argument| in_inline(argument, variables));
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::{addresses_well, asides};

    #[test]
    fn attributes_keep_to_the_facts_of_their_sentence() {
        let good =
            "put = { $seat } puts { $card } on { $on }.\n    .did = put { $card } on { $on-is }\n    .each = card\n";
        assert_eq!(asides(good), Vec::<String>::new());
        let bad = "put = { $card } goes.\n    .did = put { $at }\n    .each = cards\n    .title = x\n";
        assert_eq!(
            asides(bad),
            [
                "`put.did` is said of nobody: the sentence has no $seat",
                "`put.did` uses $at, which its sentence does not",
                "`put.each` is not a fact of its sentence",
                "nothing reads `put.title`",
            ]
        );
    }

    #[test]
    fn bad_english_to_you_is_noticed() {
        for good in ["You draw.", "Ann beats you.", "Ann is out. You pass.", "The card in front of you is gone."] {
            assert!(addresses_well(good), "{good}");
        }
        for bad in ["Ann takes you’s chip.", "It seems that you has it.", "you are out.", "Out. you are.", "You draws."]
        {
            assert!(!addresses_well(bad), "{bad}");
        }
    }
}
