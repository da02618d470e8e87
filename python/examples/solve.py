"""How exploitable policies are on small variants, by OpenSpiel's tools: python solve.py --iterations 100 --curve curve.png

Counterfactual regret minimisation on all of Kuzushi on the smallest grid, or on an ending of Kursi, where hands are secret.
"""

from __future__ import annotations

import argparse

from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, exploitability

from hustings import openspiel

VARIANTS = {
    "kuzushi": lambda: openspiel.load("kuzushi", options={"grid": 3, "tiles": 10}),
    "kursi": lambda: openspiel.load("kursi", deals=4, luck=2, opening=158),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--variant", choices=list(VARIANTS), default="kursi")
    parser.add_argument("--iterations", type=int, default=100)
    parser.add_argument("--curve", default="solve.png")
    args = parser.parse_args()
    game = VARIANTS[args.variant]()
    uniform = exploitability.exploitability(game, policy.UniformRandomPolicy(game))
    print(f"{game}\nuniform random policy: exploitability {uniform:.4f}", flush=True)
    solver, curve = cfr.CFRPlusSolver(game), []
    for iteration in range(1, args.iterations + 1):
        solver.evaluate_and_update_policy()
        if iteration % max(1, args.iterations // 10) == 0:
            curve.append((iteration, exploitability.exploitability(game, solver.average_policy())))
            print(f"iteration {iteration}: exploitability {curve[-1][1]:.4f}", flush=True)
    draw(curve, args.curve)


def draw(curve: list[tuple[int, float]], path: str) -> None:
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    pyplot.plot(*zip(*curve, strict=True))
    pyplot.xlabel("iterations of CFR+")
    pyplot.ylabel("exploitability")
    pyplot.savefig(path, dpi=120)
    print(f"learning curve: {path}")


if __name__ == "__main__":
    main()
