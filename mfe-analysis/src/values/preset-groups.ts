import { periodPresets, type PeriodPreset } from '@energycockpit/time'

export interface PresetGroup {
  name: 'current' | 'last' | 'years'
  presets: readonly PeriodPreset[]
}

const beginningWith = (beginning: string) => (preset: PeriodPreset) => preset.startsWith(beginning)
const ofYears = beginningWith('CURRENT_YEAR_PLUS')

/** The presets as they are offered: what runs, what is over, several years. */
export const presetGroups: readonly PresetGroup[] = [
  {
    name: 'current',
    presets: periodPresets.filter((preset) => beginningWith('CURRENT')(preset) && !ofYears(preset)),
  },
  { name: 'last', presets: periodPresets.filter(beginningWith('LAST')) },
  { name: 'years', presets: periodPresets.filter(ofYears) },
]
