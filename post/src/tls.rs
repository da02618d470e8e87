//! Encrypted connections: rustls with ring, and the certificate authorities that the system trusts.

use std::sync::Arc;

use lettre::transport::smtp::client::{CertificateStore, TlsParameters};
use rustls::crypto::ring;
use rustls::{ClientConfig, RootCertStore};
use rustls_platform_verifier::BuilderVerifierExt;

// Small container images trust nobody because the certificates are not installed; Mozilla's list is built in for them.

pub(crate) fn for_http() -> Result<ClientConfig, rustls::Error> {
    let builder = || {
        ClientConfig::builder_with_provider(Arc::new(ring::default_provider())).with_safe_default_protocol_versions()
    };
    let trusting = match builder()?.with_platform_verifier() {
        Ok(trusting) => trusting,
        Err(_) => builder()?.with_root_certificates(RootCertStore::from_iter(webpki_roots::TLS_SERVER_ROOTS.to_vec())),
    };
    Ok(trusting.with_no_client_auth())
}

pub(crate) fn for_mail(host: &str) -> Result<TlsParameters, lettre::transport::smtp::Error> {
    TlsParameters::builder(host.into())
        .build()
        .or_else(|_| TlsParameters::builder(host.into()).certificate_store(CertificateStore::WebpkiRoots).build())
}
