import type { AnyCall } from '@energycockpit/contract'

/** Calls that store nothing, though they are sent with a body. */
const reading = [
  'getManySums',
  'checkVirtualSeries',
  'previewVirtualSeries',
  'previewReadingFile',
  'compareReadingFile',
  'downloadOwnData',
]

/** What has to be possible on a full disk: to sign somebody out, and to end what waits for room. */
const ending = [
  'endEmbeddedSession',
  'openEmbeddedSession',
  'renewEmbeddedSession',
  'endAllSessions',
  'revokeApiToken',
  'revokeApiTokensOfUser',
  'setUserDisabled',
  'discardUnfinishedImport',
]

export const callsWithoutRoom: readonly string[] = [...reading, ...ending]

/** Whether a call is refused while there is no room: what it stores would touch the reserve. Deleting is not. */
export const needsRoom = ({ name, method }: Pick<AnyCall, 'name' | 'method'>): boolean =>
  method !== 'GET' && method !== 'DELETE' && !callsWithoutRoom.includes(name)
