//! Where friends find this server: an invitation from a page that was opened as `127.0.0.1` leads them to their own computer.

use std::net::{IpAddr, Ipv4Addr, UdpSocket};
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, header};

use super::Site;
use super::guard::From;
use crate::protocol::Address;

/// Where friends find this server
///
/// Only for somebody at the same computer; others came by an address that works.
#[utoipa::path(
    get, path = "/api/address", tag = "operation",
    responses((status = 200, description = "Its address on the network, if it has one", body = Address)),
    security(()),
)]
pub async fn address(State(site): State<Arc<Site>>, from: From, headers: HeaderMap) -> Json<Address> {
    let config = site.context.config();
    if let Some(origin) = config.origins.first() {
        return Json(Address { address: Some(origin.clone()), reachable: true });
    }
    if !from.0.is_loopback() {
        return Json(Address { address: None, reachable: true });
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let port = host.rsplit_once(':').and_then(|(_, port)| port.parse::<u16>().ok()).unwrap_or(80);
    let address = on_the_network().map(|ip| format!("http://{ip}:{port}"));
    Json(Address { address, reachable: !config.listen.ip().is_loopback() })
}

/// The address this computer has for others. Nothing is sent: a connected UDP socket only asks which way packets would go.
fn on_the_network() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?; // reserved for examples, so no host has it
    let ip = socket.local_addr().ok()?.ip();
    (!ip.is_loopback() && !ip.is_unspecified()).then_some(ip)
}
