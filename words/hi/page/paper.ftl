### The newspaper for somebody who comes back to a table, and the missed moves played back on the board.

paper-name =
    { $game ->
        [kuzushi] दैनिक चटाई
        [kilonzo] सांध्य भोंपू
        [sarkaar] खलिहान समाचार
        [kursi] दैनिक गद्दी
        [politics-as-usual] अधिवेशन संदेश
       *[other] चौपाल टाइम्स
    }
paper-moves =
    { $moves ->
        [one] आपके पीछे एक चाल
       *[other] आपके पीछे { $moves } चालें
    }

paper-head-same = न किसी का कुछ गया, न आया
paper-head-overtakes = { $first } ने { $second } को पीछे छोड़ा
paper-head-leads = बढ़त अब इनकी: { $first }
paper-head-level = कांटे की टक्कर: { $first }
paper-head-away = और बढ़ा फ़ासला, आगे: { $first }
paper-head-closer = { $second } ने { $first } से फ़ासला घटाया
paper-head-ahead = बढ़त कायम: { $first }
paper-head-moves = आपके बिना भी दुनिया चलती रही

paper-score-was = पहले: { $score }, अब:
paper-held = { $before } → { $now }
paper-more =
    { $moves ->
        [one] और एक बात।
       *[other] और { $moves } बातें।
    }
paper-quiet = न बयान, न काम।
paper-notices = संक्षेप में

paper-asked = अब आपसे सवाल
paper-now = अभी का हाल
paper-clock = आपका समय: { $time }
paper-play = फिर से दिखाइए
paper-log = बही पढ़िए
paper-to-table = टेबल पर चलें

paper-as-left = जब आप उठे, हाल यह था।
paper-to-present = अभी के हाल पर
paper-to-move = मेरी चाल पर
