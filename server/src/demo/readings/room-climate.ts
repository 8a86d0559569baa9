import { noise } from './noise'
import { isOpenAt } from './opening-hours'

/*
 * Temperature and relative humidity of a reading room, modelled from the weather of the same hours: no room of the
 * source has a sensor. The room exchanges heat with the air outside, is warmed by the sun, by people and by a heating
 * that is turned down at night and at weekends, and is aired when it gets too warm. All hours are those of UTC, so
 * that a year of it looks the same wherever the source is shown.
 */

/** Outdoors, by the hour; all of the same length. */
export interface Weather {
  /** °C */
  temperature: Float64Array
  /** % */
  humidity: Float64Array
  /** W/m², on the horizontal. */
  irradiance: Float64Array
  /** Hours since 1970 of the first value. */
  firstHour: number
}

export interface RoomClimate {
  /** °C, in tenths. */
  temperature: Float64Array
  /** %, whole. */
  humidity: Float64Array
}

/** °C: while somebody is there, at all other times, and where windows are opened. */
const heatedTo = { open: 21, closed: 16.5 }
const airedFrom = 23.5
/** The heating brings the room up by no more than this in an hour, K. */
const heatingPower = 1.4
/** Share of the difference to outdoors that is gone after an hour, with the windows closed and open. */
const exchange = { closed: 1 / 60, aired: 1 / 6 }
/** K in an hour of 1000 W/m², and of the people and lamps of an open room. */
const gains = { sun: 0.3, people: 0.12 }
/** g/m³ of water that people add to the air of an open room. */
const moisture = 1
/** K by which the heating and what people do with doors and windows let the room stray. */
const strays = 0.2
/** No sensor says less or more of a room that people use. */
const possible = { min: 15, max: 90 }

/** What the room had in each hour. */
export function roomClimate({ temperature, humidity, irradiance, firstHour }: Weather): RoomClimate {
  const room = {
    temperature: new Float64Array(temperature.length),
    humidity: new Float64Array(temperature.length),
  }
  let inside = heatedTo.closed
  let water: number | undefined
  for (let place = 0; place < temperature.length; place++) {
    const outside = temperature[place]!
    const isOpen = isOpenAt(firstHour + place)
    const isAired = isOpen && inside > airedFrom && outside < inside
    inside += (outside - inside) * (isAired ? exchange.aired : exchange.closed)
    inside += gains.sun * (irradiance[place]! / 1000) + (isOpen ? gains.people : 0)
    const wanted = isOpen ? heatedTo.open : heatedTo.closed
    if (inside < wanted) inside = Math.min(wanted, inside + heatingPower)
    const outdoors = (humidity[place]! / 100) * saturation(outside) + (isOpen ? moisture : 0)
    water = water === undefined ? outdoors : water + (outdoors - water) * (isAired ? 0.6 : 0.2)
    room.temperature[place] = Math.round((inside + strays * noise(place)) * 10) / 10
    const share = Math.round((water / saturation(inside)) * 100)
    room.humidity[place] = Math.min(possible.max, Math.max(possible.min, share))
  }
  return room
}

/**
 * Water that air of a temperature (°C) can hold, g/m³: the Magnus formula over water (WMO-No. 8, annex 4.B) for the
 * pressure, the gas law for the mass.
 */
function saturation(celsius: number): number {
  const pascals = 611.2 * Math.exp((17.62 * celsius) / (243.12 + celsius))
  return (pascals / (461.5 * (celsius + 273.15))) * 1000
}
