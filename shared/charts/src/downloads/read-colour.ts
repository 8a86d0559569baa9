import type { Colour } from './shape-writer'

const black: Colour = { red: 0, green: 0, blue: 0, alpha: 1 }

/** A colour as scripts and computed styles write it: #rgb, #rrggbb, rgb(…), rgba(…), color(srgb …), transparent. */
export function readColour(written: string): Colour {
  const text = written.trim().toLowerCase()
  if (text === 'transparent') return { ...black, alpha: 0 }
  if (text.startsWith('#')) return fromHex(text.slice(1))
  const numbers = (text.match(/-?\d*\.?\d+(?:e-?\d+)?%?/g) ?? []).map((number) =>
    number.endsWith('%') ? parseFloat(number) / 100 : parseFloat(number),
  )
  const [red = 0, green = 0, blue = 0, alpha = 1] = numbers
  if (text.startsWith('rgb')) return { red, green, blue, alpha }
  if (text.startsWith('color(srgb')) return { red: red * 255, green: green * 255, blue: blue * 255, alpha }
  return text === 'white' ? { red: 255, green: 255, blue: 255, alpha: 1 } : black
}

function fromHex(hex: string): Colour {
  const digits = hex.length < 6 ? [...hex].map((digit) => digit + digit).join('') : hex
  const channel = (place: number) => parseInt(digits.slice(place, place + 2), 16)
  return {
    ...{ red: channel(0), green: channel(2), blue: channel(4) },
    alpha: digits.length === 8 ? channel(6) / 255 : 1,
  }
}
