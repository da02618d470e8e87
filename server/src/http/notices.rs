//! How people are told outside the page: devices, e-mail, webhooks, a calendar.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use hustings_core::say;
use hustings_post::{Device, Failed};

use super::Site;
use super::answer::{Body, HttpAnswer, HttpRefused, Path, missing};
use super::guard::{From, Person};
use super::tables::find;
use crate::ids;
use crate::limits;
use crate::notices::{self, StoredDevice, Worded};
use crate::protocol::{
    ChangeWay, Code, GoTo, NewMail, NewPush, NewWebhook, NoticeWay, NoticeWish, Notices, Refused, TableNotices,
    WayKind, refuse,
};
use crate::store::{TableNo, Way};
use crate::time::DAY;
use crate::users::User;

/// How I am told
#[utoipa::path(
    get, path = "/api/notices", tag = "notices",
    responses((status = 200, description = "The ways to reach this person", body = Notices), HttpRefused),
)]
pub async fn list(State(site): State<Arc<Site>>, Person(user): Person) -> HttpAnswer<Notices> {
    Ok(Json(notices_of(&site, &user).await?))
}

async fn notices_of(site: &Site, user: &User) -> Result<Notices, HttpRefused> {
    let (sender, store) = (site.context.sender(), site.context.store());
    let mut ways = Vec::new();
    for way in store.ways_of(user.ids().to_vec()).await? {
        ways.push(shown(site, user, way).await?);
    }
    let calendar = store.calendar_of(user.id().to_owned()).await?;
    Ok(Notices {
        push_key: sender.push_key().to_owned(),
        mail: sender.post().mails(),
        ways,
        calendar: calendar.map(|secret| format!("/api/calendar/{secret}")),
    })
}

async fn shown(site: &Site, user: &User, way: Way) -> Result<NoticeWay, HttpRefused> {
    let table = match way.table {
        Some(no) => site.context.store().summary(no, user.ids().to_vec()).await?.map(|summary| summary.table),
        None => None,
    };
    let Way { id, kind, name, confirmed, wish, failing, .. } = way;
    Ok(NoticeWay { id, kind, name, table, confirmed, wish, failing })
}

/// What somebody chooses by adding a way.
const FIRST_WISH: NoticeWish = NoticeWish { turn: true, reminder: false, game: false, everywhere: true, daily: false };

/// What is particular about a new way.
struct NewWay {
    kind: WayKind,
    target: String,
    name: String,
    table: Option<TableNo>,
}

/// Somebody who asks for a way.
struct Asker<'a> {
    site: &'a Site,
    user: &'a User,
    headers: &'a HeaderMap,
}

impl Asker<'_> {
    /// Each is a request to elsewhere, sooner or later.
    fn limit(&self, from: &From) -> Result<(), Refused> {
        let now = self.site.context.now();
        self.site.notice_ways.take(self.user.id().to_owned(), now)?;
        self.site.ways_of_address.take(from.0, now)
    }

    async fn add(&self, new: NewWay) -> Result<Way, HttpRefused> {
        let NewWay { kind, target, name, table } = new;
        let way = Way {
            id: ids::table(),
            user: self.user.id().to_owned(),
            kind,
            target,
            name,
            table,
            token: ids::random_text(24),
            confirmed: kind != WayKind::Mail,
            wish: FIRST_WISH,
            failing: false,
            origin: self.site.address(self.headers),
            created_at: self.site.context.now(),
        };
        let most = limits::WAYS_PER_USER;
        if !self.site.context.store().add_way(way.clone(), most).await? {
            return Ok(refuse(Code::TooMany, say!("table-too-many-ways", most))?);
        }
        Ok(way)
    }
}

/// Tell this device
#[utoipa::path(
    post, path = "/api/notices/push", tag = "notices",
    request_body = NewPush,
    responses((status = 201, description = "The way", body = NoticeWay), HttpRefused),
)]
pub async fn add_push(
    State(site): State<Arc<Site>>,
    from: From,
    Person(user): Person,
    headers: HeaderMap,
    Body(wish): Body<NewPush>,
) -> Result<(StatusCode, Json<NoticeWay>), HttpRefused> {
    let asker = Asker { site: &site, user: &user, headers: &headers };
    asker.limit(&from)?;
    let NewPush { endpoint, p256dh, auth, name } = wish;
    check_address(&site, &endpoint)?;
    if let Err(bad) = Device::new(&endpoint, &p256dh, &auth) {
        return Ok(refuse(Code::BadRequest, say!("table-bad-device", why = bad.to_string()))?);
    }
    let name = if name.trim().is_empty() { host_of(&endpoint) } else { limits::name(&name)? };
    let target = serde_json::to_string(&StoredDevice { endpoint, p256dh, auth }).expect("a device is plain data");
    let way = asker.add(NewWay { kind: WayKind::Push, target, name, table: None }).await?;
    Ok((StatusCode::CREATED, Json(shown(&site, &user, way).await?)))
}

/// Tell an e-mail address
///
/// A message with a link is sent there first.
#[utoipa::path(
    post, path = "/api/notices/mail", tag = "notices",
    request_body = NewMail,
    responses((status = 201, description = "The way", body = NoticeWay), HttpRefused),
)]
pub async fn add_mail(
    State(site): State<Arc<Site>>,
    from: From,
    Person(user): Person,
    headers: HeaderMap,
    Body(wish): Body<NewMail>,
) -> Result<(StatusCode, Json<NoticeWay>), HttpRefused> {
    let asker = Asker { site: &site, user: &user, headers: &headers };
    if !site.context.sender().post().mails() {
        return Ok(refuse(Code::BadRequest, say!("table-no-mail"))?);
    }
    let address = mail_address(&wish.address)?;
    asker.limit(&from)?;
    let now = site.context.now();
    // Nobody is to get mails because a stranger typed their address again and again.
    if !site.context.store().may_ask(address.clone(), now, now - DAY, limits::CONFIRMATIONS_A_DAY).await? {
        return Ok(refuse(Code::TooMany, say!("table-too-many-mails"))?);
    }
    let new = NewWay { kind: WayKind::Mail, target: address.clone(), name: address, table: None };
    let way = asker.add(new).await?;
    let message = notices::confirmation(&site.context, &way).await?;
    if let Err(refused) = send_now(&site, &way, message).await {
        site.context.store().remove_way(way.id).await?;
        return Err(refused);
    }
    Ok((StatusCode::CREATED, Json(shown(&site, &user, way).await?)))
}

/// As far as we care: one @ with something before it and a dotted name behind it. Its owner has to answer anyway.
pub(super) fn mail_address(text: &str) -> Result<String, Refused> {
    let text = text.trim();
    let odd = |letter: char| letter.is_control() || letter.is_whitespace() || "<>(),;:\"[]\\".contains(letter);
    let parts = text.rsplit_once('@').filter(|(name, host)| {
        !name.is_empty() && !name.contains('@') && host.contains('.') && !host.starts_with('.') && !host.ends_with('.')
    });
    match parts.filter(|_| text.len() <= 254 && !text.chars().any(odd)) {
        Some((name, host)) => Ok(format!("{name}@{}", host.to_lowercase())),
        None => refuse(Code::BadRequest, say!("table-bad-mail")),
    }
}

/// Tell a webhook
#[utoipa::path(
    post, path = "/api/notices/webhook", tag = "notices",
    request_body = NewWebhook,
    responses((status = 201, description = "The way", body = NoticeWay), HttpRefused),
)]
pub async fn add_webhook(
    State(site): State<Arc<Site>>,
    from: From,
    Person(user): Person,
    headers: HeaderMap,
    Body(wish): Body<NewWebhook>,
) -> Result<(StatusCode, Json<NoticeWay>), HttpRefused> {
    let asker = Asker { site: &site, user: &user, headers: &headers };
    asker.limit(&from)?;
    let NewWebhook { kind, address, table } = wish;
    if !matches!(kind, WayKind::Webhook | WayKind::Discord | WayKind::Slack) {
        return Ok(refuse(Code::BadRequest, say!("table-no-webhook"))?);
    }
    check_address(&site, &address)?;
    let table = match table {
        Some(id) => {
            let no = find(&site, from, &id).await?;
            let host = site.context.store().host(no).await?;
            if !host.is_some_and(|host| user.ids().contains(&host)) {
                return Ok(refuse(Code::NotTheHost, say!("table-not-the-host"))?);
            }
            Some(no)
        }
        None => None,
    };
    let name = host_of(&address);
    let way = asker.add(NewWay { kind, target: address, name, table }).await?;
    Ok((StatusCode::CREATED, Json(shown(&site, &user, way).await?)))
}

fn check_address(site: &Site, address: &str) -> Result<(), Refused> {
    let checked = site.context.sender().post().check_address(address);
    checked.map_err(|bad| Refused::new(Code::BadRequest, say!("table-bad-address", why = bad.to_string())))
}

/// The rest of an address may be a secret.
fn host_of(address: &str) -> String {
    let rest = address.split_once("://").map_or(address, |(_, rest)| rest);
    rest.split(['/', '?', '#']).next().unwrap_or_default().chars().take(limits::LONGEST_NAME).collect()
}

/// Only its owner sees and changes a way.
async fn own(site: &Site, user: &User, id: String) -> Result<Way, HttpRefused> {
    let way = site.context.store().way(id).await?;
    way.filter(|way| user.ids().contains(&way.user)).ok_or_else(missing)
}

/// Choose what a way tells
#[utoipa::path(
    patch, path = "/api/notices/{way}", tag = "notices",
    params(("way" = String, Path, description = "The way's `id`", example = "aQ3xYz7kLmN2pR")),
    request_body = ChangeWay,
    responses((status = 200, description = "The way", body = NoticeWay), HttpRefused),
)]
pub async fn change(
    State(site): State<Arc<Site>>,
    Person(user): Person,
    Path(id): Path,
    Body(wish): Body<ChangeWay>,
) -> HttpAnswer<NoticeWay> {
    let way = own(&site, &user, id).await?;
    let ChangeWay { turn, reminder, game, everywhere, daily } = wish;
    let before = way.wish;
    let wish = NoticeWish {
        turn: turn.unwrap_or(before.turn),
        reminder: reminder.unwrap_or(before.reminder),
        game: game.unwrap_or(before.game),
        everywhere: everywhere.unwrap_or(before.everywhere),
        daily: daily.unwrap_or(before.daily),
    };
    site.context.store().change_way(way.id.clone(), wish, way.confirmed).await?;
    Ok(Json(shown(&site, &user, Way { wish, failing: false, ..way }).await?))
}

/// Stop telling by a way
#[utoipa::path(
    delete, path = "/api/notices/{way}", tag = "notices",
    params(("way" = String, Path, description = "The way's `id`", example = "aQ3xYz7kLmN2pR")),
    responses((status = 204, description = "It is gone"), HttpRefused),
)]
pub async fn remove(
    State(site): State<Arc<Site>>,
    Person(user): Person,
    Path(id): Path,
) -> Result<StatusCode, HttpRefused> {
    let way = own(&site, &user, id).await?;
    site.context.store().remove_way(way.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Try a way
///
/// Sends a message that says that it works.
#[utoipa::path(
    post, path = "/api/notices/{way}/try", tag = "notices",
    params(("way" = String, Path, description = "The way's `id`", example = "aQ3xYz7kLmN2pR")),
    responses((status = 204, description = "It was sent"), HttpRefused),
)]
pub async fn try_out(
    State(site): State<Arc<Site>>,
    from: From,
    Person(user): Person,
    headers: HeaderMap,
    Path(id): Path,
) -> Result<StatusCode, HttpRefused> {
    let way = own(&site, &user, id).await?;
    Asker { site: &site, user: &user, headers: &headers }.limit(&from)?;
    if !way.confirmed {
        return Ok(refuse(Code::WrongPhase, say!("table-unconfirmed"))?);
    }
    let message = notices::trial(&site.context, &way).await?;
    send_now(&site, &way, message).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// With the sender waiting for it. What went wrong is told in short: answers of inner services are nobody's business.
async fn send_now(site: &Site, way: &Way, message: Option<Worded>) -> Result<(), HttpRefused> {
    let message = message.ok_or_else(missing)?;
    match notices::send(site.context.sender().post(), way, &message).await {
        Ok(()) => Ok(()),
        Err(failed) => Err(not_delivered(&failed)),
    }
}

pub(super) fn not_delivered(failed: &Failed) -> HttpRefused {
    tracing::warn!(why = %failed, "a message was not delivered");
    let how = match failed {
        Failed::Gone => "gone",
        Failed::Never(_) => "never",
        Failed::Later { .. } => "later",
    };
    Refused::new(Code::BadRequest, say!("table-not-delivered", how)).into()
}

/// Confirm an e-mail address
///
/// With what the link in a message holds. Nobody has to be signed in: whoever reads the message owns the address.
#[utoipa::path(
    post, path = "/api/mail/confirm/{token}", tag = "notices",
    params(("token" = String, Path, description = "The end of the link", example = "7Jk2n4pQxWzR8sTfVbYcLgHd")),
    responses((status = 204, description = "From now on notices are sent there"), HttpRefused),
    security(()),
)]
pub async fn confirm(State(site): State<Arc<Site>>, from: From, Path(token): Path) -> Result<StatusCode, HttpRefused> {
    let way = by_token(&site, &from, token).await?;
    site.context.store().change_way(way.id, way.wish, true).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Stop all e-mail to an address
///
/// With what the link in a message holds, also as mail programs ask for it (RFC 8058).
#[utoipa::path(
    post, path = "/api/mail/stop/{token}", tag = "notices",
    params(("token" = String, Path, description = "The end of the link", example = "7Jk2n4pQxWzR8sTfVbYcLgHd")),
    responses((status = 204, description = "Nothing is sent there any more"), HttpRefused),
    security(()),
)]
pub async fn stop(State(site): State<Arc<Site>>, from: From, Path(token): Path) -> Result<StatusCode, HttpRefused> {
    let way = by_token(&site, &from, token).await?;
    site.context.store().remove_way(way.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn by_token(site: &Site, from: &From, token: String) -> Result<Way, HttpRefused> {
    if let Some(way) = site.context.store().way_by_token(token).await?.filter(|way| way.kind == WayKind::Mail) {
        return Ok(way);
    }
    site.wrong_links.take(from.0, site.context.now())?;
    Err(missing())
}

/// A calendar with my deadlines
///
/// Under a new secret address; an old one ends.
#[utoipa::path(
    post, path = "/api/notices/calendar", tag = "notices",
    responses((status = 200, description = "With its address", body = Notices), HttpRefused),
)]
pub async fn new_calendar(State(site): State<Arc<Site>>, Person(user): Person) -> HttpAnswer<Notices> {
    site.notice_ways.take(user.id().to_owned(), site.context.now())?;
    site.context.store().set_calendar(user.id().to_owned(), Some(ids::random_text(24))).await?;
    Ok(Json(notices_of(&site, &user).await?))
}

/// No calendar any more
#[utoipa::path(
    delete, path = "/api/notices/calendar", tag = "notices",
    responses((status = 200, description = "Without an address", body = Notices), HttpRefused),
)]
pub async fn end_calendar(State(site): State<Arc<Site>>, Person(user): Person) -> HttpAnswer<Notices> {
    site.context.store().set_calendar(user.id().to_owned(), None).await?;
    Ok(Json(notices_of(&site, &user).await?))
}

/// Somebody's deadlines, for calendar programs
#[utoipa::path(
    get, path = "/api/calendar/{secret}", tag = "notices",
    params(("secret" = String, Path, description = "The end of the address", example = "7Jk2n4pQxWzR8sTfVbYcLgHd")),
    responses((status = 200, description = "An iCalendar file", body = String, content_type = "text/calendar"), HttpRefused),
    security(()),
)]
pub async fn calendar(
    State(site): State<Arc<Site>>,
    from: From,
    headers: HeaderMap,
    Path(secret): Path,
) -> Result<Response, HttpRefused> {
    let Some(ids) = site.context.store().owner_of_calendar(secret).await? else {
        site.wrong_links.take(from.0, site.context.now())?;
        return Err(missing());
    };
    let file = notices::calendar(&site.context, ids, &site.address(&headers)).await?;
    Ok(([(header::CONTENT_TYPE, "text/calendar; charset=utf-8")], file).into_response())
}

/// Whether this table tells me
#[utoipa::path(
    get, path = "/api/tables/{table}/notices", tag = "notices",
    params(("table" = String, Path, description = "The table's name in links")),
    responses((status = 200, description = "What one chose", body = TableNotices), HttpRefused),
)]
pub async fn choice(
    State(site): State<Arc<Site>>,
    from: From,
    Person(user): Person,
    Path(table): Path,
) -> HttpAnswer<TableNotices> {
    let no = find(&site, from, &table).await?;
    Ok(Json(TableNotices { notices: site.context.store().notice_choice(user.id().to_owned(), no).await? }))
}

/// Choose whether this table tells me
#[utoipa::path(
    put, path = "/api/tables/{table}/notices", tag = "notices",
    params(("table" = String, Path, description = "The table's name in links")),
    request_body = TableNotices,
    responses((status = 200, description = "What one chose", body = TableNotices), HttpRefused),
)]
pub async fn choose(
    State(site): State<Arc<Site>>,
    from: From,
    Person(user): Person,
    Path(table): Path,
    Body(wish): Body<TableNotices>,
) -> HttpAnswer<TableNotices> {
    let no = find(&site, from, &table).await?;
    site.context.store().choose_notices(user.id().to_owned(), no, wish.notices).await?;
    Ok(Json(wish))
}

/// Where a link in a notice leads
///
/// Only for people who sit at the table: its name is its invitation.
#[utoipa::path(
    get, path = "/api/go/{number}", tag = "notices",
    params(("number" = String, Path, description = "The table's number", example = "12")),
    responses((status = 200, description = "The table's name in links", body = GoTo), HttpRefused),
)]
pub async fn go(State(site): State<Arc<Site>>, Person(user): Person, Path(number): Path) -> HttpAnswer<GoTo> {
    let no: TableNo = number.parse().map_err(|_| missing())?;
    let summary = site.context.store().summary(no, user.ids().to_vec()).await?;
    let own = summary.filter(|summary| !summary.mine.is_empty()).ok_or_else(missing)?;
    Ok(Json(GoTo { table: own.table }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_looks_like_one() {
        assert_eq!(mail_address(" Ann@Example.ORG ").ok().as_deref(), Some("Ann@example.org"));
        for bad in [
            "",
            "ann",
            "@example.org",
            "ann@",
            "ann@host",
            "a@b@c.org",
            "a b@c.org",
            "a@c.org\r\nBcc: x@y.org",
            "a@.org",
            "a<b@c.org",
        ] {
            assert!(mail_address(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn only_the_host_of_an_address_is_shown() {
        assert_eq!(host_of("https://chat.example:8443/hooks/secret?x"), "chat.example:8443");
    }
}
