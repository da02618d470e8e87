### What the engine protocol answers. The page never shows it, so it does not load this file.

# Requests of the engine protocol that are none.
engine-not-utf8 = Mstari huu si UTF-8.
engine-not-json = Mstari huu si JSON: { $why }.
engine-not-an-object = Ombi ni kipengee cha JSON, kwa mfano { $example }.
engine-no-command = Ufunguo `cmd` haupo. Amri: { $commands }.
engine-unknown-command = Hakuna amri { $command }. Amri: { $commands }.
engine-bad-request = `{ $command }`: { $why }.
engine-line-too-long = Ombi lina baiti zisizozidi { $most }; sehemu iliyobaki ya mstari huu imerukwa.
engine-no-game = Bado hakuna mchezo: tuma `new` au `load` kwanza.
engine-depth = `depth` haizidi { $most }.
engine-too-deep = Kuhesabu hadi kina { $depth } kungechukua takriban mifuatano { $guess }, na huhesabiwa isiyozidi { $most }; kina { $last } kina { $nodes }.
