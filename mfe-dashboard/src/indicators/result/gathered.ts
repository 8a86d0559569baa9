/**
 * Requests of the same moment, made together: a list of twenty lines so asks once. Those of `longest` and more are made
 * in several.
 */
export function gathered<Request, Answer>(
  ask: (requests: readonly Request[]) => Promise<readonly Answer[]>,
  longest: number,
): (request: Request) => Promise<Answer> {
  let waiting: { request: Request; answer: (from: Promise<Answer>) => void }[] = []
  const send = () => {
    const all = waiting
    waiting = []
    for (let first = 0; first < all.length; first += longest) {
      const some = all.slice(first, first + longest)
      const answers = ask(some.map(({ request }) => request))
      for (const [place, { answer }] of some.entries()) answer(answers.then((found) => found[place]!))
    }
  }
  return (request) =>
    new Promise((answer) => {
      if (waiting.length === 0) setTimeout(send, moment)
      waiting.push({ request, answer })
    })
}

/** Milliseconds: lines that are drawn together begin within it. */
const moment = 5
