### What the engine protocol answers. The page never shows it, so it does not load this file.

# Requests of the engine protocol that are none.
engine-not-utf8 = The line is not UTF-8.
engine-not-json = The line is not JSON: { $why }.
engine-not-an-object = A request is a JSON object, such as { $example }.
engine-no-command = The key `cmd` is missing. Commands: { $commands }.
engine-unknown-command = There is no command { $command }. Commands: { $commands }.
engine-bad-request = `{ $command }`: { $why }.
engine-line-too-long = A request has at most { $most } bytes; the rest of this line was skipped.
engine-no-game = There is no game yet: send `new` or `load` first.
engine-depth = `depth` is at most { $most }.
engine-too-deep =
    Counting to depth { $depth } would take about { $guess } sequences, and at most { $most } are counted; depth { $last } has { $nodes }.
