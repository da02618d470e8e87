//! Views whose type is not known: they are compared as typed values, and only what changed is written.

use std::any::Any;

use hustings_core::Changes;

/// What a viewer sees.
pub trait AnyView: Send + Sync {
    /// As compact JSON.
    fn text(&self) -> String;

    /// Whether the other one, a view of the same game, is written alike.
    fn is_like(&self, other: &dyn AnyView) -> bool;

    /// The change to a later view of the same game, as [`difference`](hustings_core::difference()) writes it; none if it is written alike.
    fn change_to(&self, next: &dyn AnyView) -> Option<String>;

    fn as_any(&self) -> &dyn Any;
}

impl<V: Changes + Send + Sync + 'static> AnyView for V {
    fn text(&self) -> String {
        serde_json::to_string(self).expect("a view is plain data")
    }

    fn is_like(&self, other: &dyn AnyView) -> bool {
        same_game(other).is_some_and(|other: &V| self.is_alike(other))
    }

    fn change_to(&self, next: &dyn AnyView) -> Option<String> {
        match same_game::<V>(next) {
            Some(next) => Changes::change_to(self, next),
            None => Some(format!("[{}]", next.text())),
        }
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

fn same_game<V: 'static>(view: &dyn AnyView) -> Option<&V> {
    view.as_any().downcast_ref()
}
