import * as fc from 'fast-check'
import { listItems } from './list-items'

describe('the items of a list', () => {
  it.each([
    ['one', ['one']],
    ['one,two', ['one', 'two']],
    [' one ,\n two words , three ', ['one', 'two words', 'three']],
    ['one,,two,', ['one', 'two']],
    [' , ', []],
    ['', []],
  ])('of %j are %j', (content, items) => {
    expect(listItems(content)).toEqual(items)
  })

  it('come back as they were put in', () => {
    const word = fc.string({ minLength: 1 }).map((text) => `x${text.replaceAll(',', ';')}x`)
    fc.assert(fc.property(fc.array(word), (items) => expect(listItems(items.join(' , '))).toEqual(items)))
  })
})
