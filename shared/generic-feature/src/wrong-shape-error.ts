/** A module was loaded, but it is no feature: it does not export single-spa's lifecycles. */
export class WrongShapeError extends Error {
  override readonly name = 'WrongShapeError'
}
