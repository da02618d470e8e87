//! What a link shows where it is posted: the game, who plays, and a picture of the box.

use hustings_core::{Message, say};
use hustings_words::{self as words, Names};

use super::Site;
use super::guard::From;
use super::tables::find;
use crate::assets::Asset;
use crate::protocol::{Phase, SeatKind, TableSummary};

/// What the head of a page says about a link.
pub struct Preview {
    title: String,
    about: String,
    /// The path of a picture among the client's files.
    picture: Option<String>,
}

impl Preview {
    /// For the page at `path`; `None` if the page is not about a game.
    pub async fn of(site: &Site, from: From, path: &str) -> Option<Preview> {
        let (page, name) = path.split_once('/')?;
        let (game, title) = match page {
            "g" | "learn" | "guide" => (name.to_owned(), None),
            "t" | "replay" => {
                let no = find(site, from, name).await.ok()?;
                let table = site.context.store().summary(no, Vec::new()).await.ok()??;
                (table.game.clone(), Some(table))
            }
            _ => return None,
        };
        let info = site.context.catalog().game(&game).ok()?.info();
        let said = |message: &Message| words::shared().say(message, &Names::default());
        let title = title.map_or_else(|| info.title.to_owned(), |table| said(&titled(info.title, &table)));
        let picture = Some(format!("share/{game}.jpg")).filter(|picture| site.assets.get(picture).is_some());
        Some(Preview { title, about: info.tagline.to_owned(), picture })
    }

    /// The page with this preview in its head. `address` is where the page is reached from outside: pictures need their whole address.
    pub fn shown_in(&self, index: Asset, address: &str) -> Asset {
        let Ok(page) = std::str::from_utf8(&index.bytes) else { return index };
        let (title, about) = (escaped(&self.title), escaped(&self.about));
        let mut page = page
            .replace("<title>Hustings</title>", &format!("<title>{title}</title>"))
            .replace(r#"property="og:title" content="Hustings""#, &format!(r#"property="og:title" content="{title}""#));
        if let Some((before, after)) = page.split_once(r#"property="og:description" content=""#)
            && let Some((_, after)) = after.split_once('"')
        {
            page = format!(r#"{before}property="og:description" content="{about}"{after}"#);
        }
        if let Some(picture) = &self.picture {
            page = page.replace(
                &format!(r#"property="og:image" content="{address}/share.png""#),
                &format!(r#"property="og:image" content="{address}/{picture}""#),
            );
        }
        Asset { bytes: page.into_bytes().into(), gzip: None, brotli: None, ..index }
    }
}

fn titled(title: &'static str, table: &TableSummary) -> Message {
    let named = table.seats.iter().filter(|seat| seat.kind != SeatKind::Open);
    let names: Vec<String> = named.map(|seat| seat.name.clone()).collect();
    if names.is_empty() {
        say!("link-empty", title)
    } else if table.phase == Phase::Open {
        say!("link-open", title, names)
    } else {
        say!("link-table", title, names)
    }
}

/// Text inside an attribute or between tags.
fn escaped(text: &str) -> String {
    text.chars().fold(String::with_capacity(text.len()), |mut page, letter| {
        match letter {
            '&' => page.push_str("&amp;"),
            '<' => page.push_str("&lt;"),
            '>' => page.push_str("&gt;"),
            '"' => page.push_str("&quot;"),
            letter => page.push(letter),
        }
        page
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_says_what_it_leads_to_and_a_name_cannot_write_into_the_page() {
        let page = "<title>Hustings</title><meta property=\"og:title\" content=\"Hustings\" />\
            <meta property=\"og:description\" content=\"Games.\" />\
            <meta property=\"og:image\" content=\"https://club.example/share.png\" />";
        let bytes = page.as_bytes().into();
        let index = Asset { bytes, mime: String::new(), tag: String::new(), gzip: None, brotli: None };
        let preview = Preview {
            title: "Duel with \"><script>".to_owned(),
            about: "Five hopefuls.".to_owned(),
            picture: Some("share/duel.jpg".to_owned()),
        };
        let shown = preview.shown_in(index, "https://club.example");
        let title = "Duel with &quot;&gt;&lt;script&gt;";
        let expected = format!(
            "<title>{title}</title><meta property=\"og:title\" content=\"{title}\" />\
            <meta property=\"og:description\" content=\"Five hopefuls.\" />\
            <meta property=\"og:image\" content=\"https://club.example/share/duel.jpg\" />"
        );
        assert_eq!(std::str::from_utf8(&shown.bytes).unwrap(), expected);
    }
}
