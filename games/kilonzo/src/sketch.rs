//! The country in characters: seats are letters, `·` is room for a chip, `@` precedes the candidates who are there.

use hustings_core::{Arg, Message, Pen, Seat, Sketch, Speak, Start, Tone, columns, say};

use crate::Kilonzo;
use crate::cards::Set;
use crate::moves::{Move, Token};
use crate::regions::Region;
use crate::sentences::effect;
use crate::state::Phase;
use crate::view::{Debate, RegionView, View};

/// Characters inside one region of the map, and left of the map for a home.
const CELL: usize = 13;
const MARGIN: usize = 15;
/// The width of a line.
const WIDTH: usize = 78;

pub(crate) const WORDS: &str = include_str!("../words/sketch.en.ftl");

/// What a card says is shown nowhere in a terminal, only what it does.
pub(crate) fn texts(_set: &Set) -> Vec<(String, String)> {
    Vec::new()
}

pub(crate) fn sketch(start: &Start<Kilonzo>, view: &View, moves: &[Move], speak: Speak<'_>) -> Sketch {
    let mut drawing = Drawing { set: &start.set().data, view, moves, pen: Pen::new(WIDTH, speak) };
    drawing.headline();
    drawing.pen.pin();
    drawing.home_row(Region::HN);
    drawing.border();
    let rows =
        [[Region::NW, Region::N, Region::NE], [Region::W, Region::C, Region::E], [Region::SW, Region::S, Region::SE]];
    for row in rows {
        drawing.row(row);
        drawing.border();
    }
    drawing.home_row(Region::HS);
    drawing.pen.end_line();
    for seat in Seat::all(view.candidates.seats()) {
        drawing.standing(seat);
    }
    drawing.offers();
    drawing.pen.finish()
}

struct Drawing<'a> {
    set: &'a Set,
    view: &'a View,
    moves: &'a [Move],
    pen: Pen<'a>,
}

impl Drawing<'_> {
    /// Writes text where any of `moves` that is legal can be chosen.
    fn write_spot(&mut self, text: String, tone: Tone, moves: &[Move]) {
        let width = columns(&text);
        for mv in moves.iter().filter(|mv| self.moves.contains(mv)) {
            self.pen.spot(mv.to_string(), width);
        }
        self.pen.write(text, tone);
    }

    fn headline(&mut self) {
        let view = self.view;
        let message = match (view.phase, view.turn) {
            (Phase::Homes, Some(seat)) => say!("sketch-home", seat, letter = letter(seat)),
            (_, Some(seat)) => say!("sketch-year", year = view.year, seat, letter = letter(seat)),
            _ => say!("sketch-counted"),
        };
        self.pen.say(&message, Tone::Strong);
        self.pen.end_line();
        let fresh = view.drawn.last().filter(|card| view.turn == Some(card.seat) && view.year == card.year);
        if let Some(card) = fresh.and_then(|card| self.set.cards().get(usize::from(card.number))) {
            let message =
                say!("sketch-card", card = Arg::name(card.id.to_string()), effect = effect(card.effect.value));
            self.pen.say(&message, Tone::Plain);
            self.pen.end_line();
        }
    }

    fn home_row(&mut self, home: Region) {
        self.pen.pad(MARGIN + 2 + CELL);
        self.name(home);
        self.pen.write(" ", Tone::Plain);
        self.content(home);
        self.pen.end_line();
    }

    fn border(&mut self) {
        self.pen.pad(MARGIN);
        self.pen.write(format!("+{}", format!("{}+", "-".repeat(CELL)).repeat(3)), Tone::Faint);
        self.pen.end_line();
    }

    fn row(&mut self, regions: [Region; 3]) {
        let middle = regions[1] == Region::C;
        for names in [true, false] {
            let part = if names { Drawing::name } else { Drawing::content };
            if middle {
                part(self, Region::HW);
            }
            self.pen.pad(MARGIN);
            for (at, region) in regions.into_iter().enumerate() {
                self.pen.write("| ", Tone::Faint);
                part(self, region);
                self.pen.pad(MARGIN + (at + 1) * (CELL + 1));
            }
            self.pen.write("| ", Tone::Faint);
            if middle {
                part(self, Region::HE);
            }
            self.pen.end_line();
        }
    }

    fn region(&self, region: Region) -> Option<&RegionView> {
        self.view.regions.iter().find(|shown| shown.region == region)
    }

    /// The region's name, where a move there can be chosen, and the price of travelling there.
    fn name(&mut self, region: Region) {
        let known = [
            Move::Move { to: region },
            Move::Home { at: region },
            Move::Choose { option: Token::Region { at: region } },
        ];
        let in_play = self.region(region).is_some_and(|shown| shown.in_play);
        let choosable = known.iter().any(|mv| self.moves.contains(mv));
        let tone = if in_play || choosable { Tone::Strong } else { Tone::Faint };
        let text = match region {
            Region::NAIROBI => format!("{region} {}", self.pen.says(&say!("region-C"))),
            _ => region.to_string(),
        };
        self.write_spot(text, tone, &known);
        let price = self.view.now.as_ref().and_then(|now| now.reach.iter().find(|reach| reach.to == region));
        if let Some(reach) = price {
            self.pen.write(format!(" ${}", reach.price), Tone::Faint);
        }
    }

    /// Three places for chips, then the candidates who are there: `AB· @C`.
    fn content(&mut self, region: Region) {
        let Some(shown) = self.region(region).filter(|shown| shown.in_play).cloned() else {
            self.pen.say(&say!("sketch-unused"), Tone::Faint);
            return;
        };
        for (seat, chips) in shown.chips.iter() {
            if *chips > 0 {
                let moves = [
                    Move::Smear { at: region, rival: seat },
                    Move::Choose { option: Token::Chip { seat, at: region } },
                ];
                let text: String = std::iter::repeat_n(seat.letter(), usize::from(*chips)).collect();
                self.write_spot(text, Tone::Of(seat), &moves);
            }
        }
        if shown.room > 0 {
            self.write_spot("·".repeat(usize::from(shown.room)), Tone::Faint, &[Move::Ad { at: region }]);
        }
        let here = |seat: &Seat| self.view.candidates[*seat].at == Some(region);
        let present: Vec<Seat> = Seat::all(self.view.candidates.seats()).filter(here).collect();
        for seat in present {
            self.pen.write(" ", Tone::Plain);
            let moves = [Move::Debate { rival: seat }, Move::Choose { option: Token::Seat { seat } }];
            self.write_spot(format!("@{}", seat.letter()), Tone::StrongOf(seat), &moves);
        }
    }

    fn standing(&mut self, seat: Seat) {
        let view = self.view;
        let candidate = &view.candidates[seat];
        let marker = if view.turn == Some(seat) { '>' } else { ' ' };
        self.pen.write(format!("{marker} {seat} {} ", seat.letter()), Tone::StrongOf(seat));
        let (influence, majorities) = (candidate.influence, candidate.majorities.len());
        let funding = candidate.income.as_ref().map(|income| income.total);
        let home = candidate.home.map(|home| home.to_string());
        let money = candidate.money;
        self.pen.say(&say!("sketch-standing", influence, majorities, money, funding, home), Tone::Plain);
        self.pen.end_line();
    }

    /// What things cost this turn.
    fn offers(&mut self) {
        let Some(now) = &self.view.now else { return };
        let odds = |debate: &Debate| {
            let percent = u32::from(debate.wins) * 100 / u32::from(debate.of.max(1));
            say!("sketch-odds", letter = letter(debate.with), percent)
        };
        let debates: Vec<Message> = now.debates.iter().map(odds).collect();
        let debates = Some(debates).filter(|debates| !debates.is_empty());
        let staying = if now.stuck {
            "stuck"
        } else if now.staying > 0 {
            "paid"
        } else {
            "unpaid"
        };
        let (ad, smear) = (now.ad_price, now.smear_price);
        self.pen.pad(2);
        self.pen.say(&say!("sketch-prices", ad, smear, debates, staying), Tone::Plain);
        self.pen.end_line();
    }
}

fn letter(seat: Seat) -> String {
    seat.letter().to_string()
}
