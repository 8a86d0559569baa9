import { defineFeature } from '@energycockpit/remote'
import { Blocking } from './blocking'

export const { bootstrap, mount, unmount, update } = defineFeature({ rootComponent: Blocking })
