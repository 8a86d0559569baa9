import { z } from 'zod'
import { StartFailure } from '../start-failure'

/** Raised when an older version could no longer read what this one writes into the folder. */
export const formatVersion = 1

const markerSchema = z.object({ format: z.number().int().min(1) })

export function writeMarker(): string {
  return `${JSON.stringify({ product: 'EnergyCockpit', format: formatVersion }, undefined, 2)}\n`
}

/** Throws a StartFailure when the folder is of a newer format, or when its marker cannot be understood. */
export function readMarker(text: string, path: string): void {
  const marker = markerSchema.safeParse(parsed(text))
  if (!marker.success)
    throw new StartFailure(
      `the marker of the data folder ${path} cannot be read.`,
      'restore the folder from a backup, or let DATA_DIR name another one. Nothing was changed.',
    )
  if (marker.data.format > formatVersion)
    throw new StartFailure(
      `the data folder ${path} was written by a newer version: its format is ${marker.data.format}, this version knows ${formatVersion}.`,
      'start the version that wrote it, or a later one. Nothing was changed.',
    )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
