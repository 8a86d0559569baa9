import { defineFeature } from '@energycockpit/remote'
import { EnergyManagement } from './energy-management'

export const { bootstrap, mount, unmount, update } = defineFeature({ rootComponent: EnergyManagement })
