import { defineFeature } from '@energycockpit/remote'
import { Organization } from './organization'

export const { bootstrap, mount, unmount, update } = defineFeature({ rootComponent: Organization })
