import { defineFeature } from '@energycockpit/remote'
import { Hp } from './hp'

export const { bootstrap, mount, unmount, update } = defineFeature({ rootComponent: Hp })
