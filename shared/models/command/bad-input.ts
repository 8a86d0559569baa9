/** What the one who called can mend; its message says where and how. */
export class BadInput extends Error {
  override name = 'BadInput'
}
