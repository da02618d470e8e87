//! `--help` in the reader's language. In English it is the doc comments of the arguments, as clap shows them. Other languages have
//! `words/TAG/program/help.ftl`: `play` is the line about a command, `play.seats` one of its arguments, `play.after` what stands below them.

use std::collections::HashMap;
use std::ffi::OsString;

use clap::{Arg, Command};
use hustings_words::Language;

/// The name of the program; the texts of arguments that every command has stand under it.
pub const PROGRAM: &str = "hustings";

type Texts = HashMap<String, String>;

/// The language that the arguments ask for. clap prints help while it reads them, so it has to be found before.
pub fn language_in(arguments: impl Iterator<Item = OsString>) -> Option<String> {
    let mut arguments = arguments.map(|one| one.to_string_lossy().into_owned());
    while let Some(argument) = arguments.next() {
        if argument == "--language" {
            return arguments.next();
        }
        if let Some(tag) = argument.strip_prefix("--language=") {
            return Some(tag.to_owned());
        }
    }
    None
}

/// The command with its help in a language, and in English where a text is missing.
pub fn in_language(mut command: Command, language: &Language) -> Command {
    let texts = hustings_words::help(language);
    if texts.is_empty() {
        return command;
    }
    // Gives every command the arguments that it gets from clap and from the program, so that these are translated too.
    command.build();
    translated(command, &texts)
}

fn translated(command: Command, texts: &Texts) -> Command {
    let name = command.get_name().to_owned();
    let template = template(&command, texts);
    let mut command = command
        .help_template(template)
        .mut_args(|arg| explained(arg, &name, texts))
        .mut_subcommands(|one| translated(one, texts));
    if let Some(about) = texts.get(&name) {
        command = command.about(about.clone());
    }
    if let Some(after) = texts.get(&format!("{name}.after")) {
        command = command.after_help(after.clone());
    }
    command
}

fn explained(arg: Arg, command: &str, texts: &Texts) -> Arg {
    let id = arg.get_id().to_string();
    let found = [command, PROGRAM].iter().find_map(|of| texts.get(&format!("{of}.{id}")));
    let Some(text) = found else { return arg };
    let default = arg.get_default_values().first().filter(|_| arg.get_action().takes_values());
    match default {
        Some(value) => {
            let text = format!("{text} [{}: {}]", heading("default", "default", texts), value.to_string_lossy());
            arg.help(text).hide_default_value(true)
        }
        None => arg.help(text.clone()),
    }
}

/// clap's own layout, in which its headings are English.
fn template(command: &Command, texts: &Texts) -> String {
    let style = command.get_styles().get_header();
    let titled = |id: &str, english: &str| format!("{style}{}{style:#}", heading(id, english, texts));
    let mut text = format!("{{about-with-newline}}\n{} {{usage}}", titled("usage", "Usage:"));
    let has_arguments = command.get_positionals().next().is_some();
    let has_options = command.get_arguments().any(|arg| !arg.is_positional());
    for (is_there, title, list) in [
        (command.has_subcommands(), titled("commands", "Commands:"), "{subcommands}"),
        (has_arguments, titled("arguments", "Arguments:"), "{positionals}"),
        (has_options, titled("options", "Options:"), "{options}"),
    ] {
        if is_there {
            text += &format!("\n\n{title}\n{list}");
        }
    }
    text + "{after-help}"
}

fn heading<'a>(id: &str, english: &'a str, texts: &'a Texts) -> &'a str {
    texts.get(&format!("heading.{id}")).map_or(english, String::as_str)
}
