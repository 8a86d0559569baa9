import { defineFeature } from '@energycockpit/remote'
import { HomePortal } from './home-portal'

export const { bootstrap, mount, unmount, update } = defineFeature({ rootComponent: HomePortal })
