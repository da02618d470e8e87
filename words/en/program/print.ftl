### What print-and-play says beside the game's own words: the first page, sheets, boards, and a few labels on pieces.
### `$game` is the name of a game, `$deck` that of a deck, `$set` that of a component set with its hash.

# A part of a sentence as a sentence, such as "Gain 3" for "gain 3"; `$text` begins with a capital letter.
print-sentence = { $text }.
# Only a list: "a, b and c".
print-list = { $list }

## The first page

print-tagline = A box to print, cut and play
print-set = Components: { $set }
print-contents = In this file
print-line =
    { $deck }: { $pieces ->
        [one] 1 piece
       *[other] { $pieces } pieces
    }
print-line-sheets =
    { $sheets ->
        [one] 1 sheet to print on both sides
       *[other] { $sheets } sheets to print on both sides
    }
print-line-board = { $deck }: { $pages ->
        [one] 1 page
       *[other] { $pages } pages
    }
print-how = How to print it
print-how-scale = Print at 100 %, never “fit to page”. Measure the bar below: it is 50 mm long.
print-how-sides = Print cards and tokens on both sides and turn the paper over its long edge. Each sheet of fronts is followed by its backs, mirrored so that they meet.
print-how-one-side = Without a printer for both sides: print the sheets of fronts alone and put the cards into sleeves.
print-how-cut = Cut along the marks, once between two cards. A cut that is a little off shows no other colour.
print-how-paper = Cards want paper of 200 g or more; boards may be glued on cardboard.
print-bring-nothing = Nothing else is needed.
print-bring-die = You also need a die.
print-credits-drawn = Drawn by Hustings from the game’s component files. Icons by the artists of game-icons.net (CC BY 3.0). Typefaces Bricolage Grotesque, Source Serif 4, Noto Sans Devanagari and Zen Kaku Gothic New (SIL Open Font License). Where the game comes from is said at the head of its rules.
print-bar = 50 mm

## Sheets and pages

print-sheet =
    { $game }, sheet { $number } of { $count }, { $side ->
        [fronts] fronts
       *[backs] backs
    }: { $deck }
print-page = { $game }, { $title }
print-aid = Player aid
print-aid-each = one for each player
print-rules = The rules
print-rules-page = The rules, page { $number } of { $count }
print-too-long = Texts that are too long for their card

## Pieces

print-tokens = Tokens
print-party =
    { $party ->
        [0] Vermilion
        [1] Blue
        [2] Green
        [3] Amber
        [4] Purple
       *[5] Ink
    }
print-kuzushi-tiles = Tiles
print-kuzushi-city = City
print-kuzushi-rulers = Rulers
print-kuzushi-rulers-how = Lay one along the tiles: the land may never be longer or wider than the ruler of your grid.
print-kuzushi-ruler = Grid of { $grid }: { $seats } players
print-kilonzo-cards = Cards of Chance
print-kilonzo-map = The country
print-kilonzo-chips = Chips
print-kilonzo-candidates = Candidates and the year
print-kilonzo-money = Crystals
print-kilonzo-years = Year
print-sarkaar-map = The states
print-sarkaar-tracks = The tracks
print-sarkaar-points = Victory points
print-sarkaar-states = States with a seat of yours
print-sarkaar-ladder =
    { $track ->
        [development] Development
       *[culture] Culture
    }
print-sarkaar-start = start
print-sarkaar-step-gain = { $n } { $token ->
        [voter] { $n ->
            [one] voter
           *[other] voters
        }
        [moolah] moolah
       *[power] power
    }
print-sarkaar-step-play =
    { $deck ->
        [strategy] Draw or play a strategy card
       *[aggression] Draw or play an aggression card
    }
print-sarkaar-step-income = Income +{ $n }
print-sarkaar-step-vp = { $n } points for the leader
print-sarkaar-strategy = Strategy cards
print-sarkaar-aggression = Aggression cards
print-sarkaar-deck =
    { $deck ->
        [strategy] Strategy
       *[aggression] Aggression
    }
print-sarkaar-kind =
    { $kind ->
        [plain] Action card
        [free] Free card: takes no action
        [addon] Add-on: may follow a card
       *[reaction] Answer
    }
print-sarkaar-leaders = Leaders
print-sarkaar-leader = Leader
print-sarkaar-starts = Starts with { $things }.
print-sarkaar-starts-nothing = Starts with nothing.
print-sarkaar-start-voter = { $n ->
        [one] 1 voter
       *[other] { $n } voters
    }
print-sarkaar-start-moolah = { $n } moolah
print-sarkaar-start-power = { $n } power
print-sarkaar-start-strategy = { $n ->
        [one] 1 strategy card
       *[other] { $n } strategy cards
    }
print-sarkaar-start-aggression = { $n ->
        [one] 1 aggression card
       *[other] { $n } aggression cards
    }
print-sarkaar-awards = Awards
print-sarkaar-award =
    { $award ->
        [development] Most Developed
        [culture] Most Cultured
       *[national] Largest National Party
    }
print-sarkaar-award-is =
    { $award ->
        [development] The player highest on the development track, from step { $level } on, holds this card: { $points } points.
        [culture] The player highest on the culture track, from step { $level } on, holds this card: { $points } points.
       *[national] The player with seats in most states, from { $level } on, holds this card: { $points } points.
    }
print-sarkaar-tiles = Benefit tiles
print-sarkaar-cubes = Cubes
print-sarkaar-adjoins = beside { $states }
print-kursi-rally = Rally cards
print-kursi-asset = Asset cards
print-kursi-strokes = Masterstrokes
print-kursi-candidates = Candidates
print-kursi-candidate = Candidate
print-kursi-seats = Seats
print-kursi-seat = Seat
print-kursi-votes = Vote cards
print-kursi-vote = Vote
print-kursi-starter = { $deck }, starter card
print-kursi-seat-issue = Issue: { $issue }
print-kursi-seat-bonus = At the election the candidate with most { $icons } places { $bonus ->
        [one] 1 vote
       *[other] { $bonus } votes
    } more.
print-kursi-track = Rounds and rallies
print-kursi-round = Round
print-kursi-ladder = A rally that ends with
print-kursi-ladder-2 = 2 cards: one Bolster card in it may be tucked
print-kursi-ladder-4 = 4 cards: put a −2 of anybody under any Seat
print-kursi-ladder-6 = 6 cards: take an open Masterstroke
print-kursi-ladder-8 = 8 cards: 2 more votes here
print-kursi-tokens = Microphone and round
print-kursi-mic = Microphone
print-politics-candidates = Candidates
print-politics-candidate = Candidate
print-politics-issues = Issues
print-politics-issue = Issue
print-politics-campaign = Campaign cards
print-politics-band =
    { $band ->
        [momentum] Momentum
        [slander] Slander
       *[edge] Edge
    }
print-politics-party =
    { $party ->
        [D] Democrat
        [I] Independent
       *[R] Republican
    }
print-politics-any-party = Any party
# What a card is and of which party: "Candidate, Independent".
print-politics-of = { $label }, { $party }
# When an Issue does something, and what.
print-politics-issue-does = { $when }: { $does }
print-politics-favors = { $favors ->
        [one] 1 Favor
       *[other] { $favors } Favors
    }
# `$figure` is the number as it is printed, with its sign.
print-politics-votes = { $votes ->
        [one] { $figure } Vote
       *[other] { $figure } Votes
    }
print-politics-tokens = Favors and the Speaker
print-politics-speaker = Speaker
print-politics-stays = It stays in play.
print-politics-polls = Polls { $polling }, or:

## Where the page's guide speaks of the screen (words/en/guide/kuzushi.ftl): no space is lit on paper.

step-build = Put it on any space that touches a tile already there. Bases stay for ever.
