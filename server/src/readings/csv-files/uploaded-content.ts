import { MAX_FILE_BYTES } from '@energycockpit/contract'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { Problem } from '../../http/problem'
import { refuseOtherKinds } from '../imports/refuse-other-kinds'

const unpack = promisify(gunzip)

/**
 * The bytes of a file that was sent as base64, packed by gzip or not; throws a Problem (400, 413), also for what is
 * known to be no CSV file.
 */
export async function uploadedContent(content: string): Promise<Uint8Array> {
  const sent = Buffer.from(content, 'base64')
  const packed = sent[0] === 0x1f && sent[1] === 0x8b
  const bytes = packed ? await unpacked(sent) : sent
  refuseOtherKinds(bytes)
  return bytes
}

async function unpacked(packed: Buffer): Promise<Uint8Array> {
  try {
    return await unpack(packed, { maxOutputLength: MAX_FILE_BYTES })
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE')
      throw new Problem(413, 'TOO_MANY_READINGS', `the file is longer than ${MAX_FILE_BYTES} bytes`)
    throw new Problem(400, 'VALIDATION_FAILED', 'the file is not what gzip makes', { cause: error })
  }
}
