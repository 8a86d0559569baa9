import { drawnAsText } from './drawn-as-text.mjs'
import { honestTests } from './honest-tests.mjs'
import { layerOrder } from './layer-order.mjs'
import { packageBoundaries } from './package-boundaries.mjs'
import { plainNames } from './plain-names.mjs'
import { subjectOrder } from './subject-order.mjs'
import { textsInFiles } from './texts-in-files.mjs'

/** The rules of this repository, for .oxlintrc.json. They are written as rules of ESLint are. */
export default {
  meta: { name: 'house' },
  rules: {
    'drawn-as-text': drawnAsText,
    'honest-tests': honestTests,
    'layer-order': layerOrder,
    'package-boundaries': packageBoundaries,
    'plain-names': plainNames,
    'subject-order': subjectOrder,
    'texts-in-files': textsInFiles,
  },
}
