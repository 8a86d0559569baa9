/**
 * What a building feels of the weather of past days: today's value with the weight 1 − memory, and memory times what
 * was felt yesterday. A day without a temperature is felt like the day before it and has no value of its own (NaN).
 */
export function smoothedTemperature(temperature: Float64Array, memory: number): Float64Array {
  const felt = new Float64Array(temperature.length)
  let before = NaN
  for (let place = 0; place < temperature.length; place++) {
    const today = temperature[place]!
    if (Number.isNaN(today)) {
      felt[place] = NaN
      continue
    }
    before = Number.isNaN(before) ? today : memory * before + (1 - memory) * today
    felt[place] = before
  }
  return felt
}
