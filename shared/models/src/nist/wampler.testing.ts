import { powersOf, type NistDataSet } from './nist-data-set.testing'

/*
 * NIST Statistical Reference Datasets, Wampler1 to Wampler5: one polynomial of the fifth degree, with more and more
 * noise. https://www.itl.nist.gov/div898/strd/lls/lls.shtml
 */

const columns = powersOf(
  Array.from({ length: 21 }, (_, x) => x),
  5,
)
const ones = [1, 1, 1, 1, 1, 1]

export const wampler1: NistDataSet = {
  difficulty: 'higher',
  intercept: true,
  columns,
  y: [
    1, 6, 63, 364, 1365, 3906, 9331, 19608, 37449, 66430, 111111, 177156, 271453, 402234, 579195, 813616,
    1118481, 1508598, 2000719, 2613660, 3368421,
  ],
  values: ones,
  standardErrors: [0, 0, 0, 0, 0, 0],
  standardDeviation: 0,
  rSquared: 1,
  f: Infinity,
}

export const wampler2: NistDataSet = {
  difficulty: 'higher',
  intercept: true,
  columns,
  y: [
    1, 1.11111, 1.24992, 1.42753, 1.65984, 1.96875, 2.38336, 2.94117, 3.68928, 4.68559, 6, 7.71561, 9.92992,
    12.75603, 16.32384, 20.78125, 26.29536, 33.05367, 41.26528, 51.16209, 63,
  ],
  values: [1, 0.1, 0.01, 0.001, 0.0001, 0.00001],
  standardErrors: [0, 0, 0, 0, 0, 0],
  standardDeviation: 0,
  rSquared: 1,
  f: Infinity,
}

export const wampler3: NistDataSet = {
  difficulty: 'higher',
  intercept: true,
  columns,
  y: [
    760, -2042, 2111, -1684, 3888, 1858, 11379, 17560, 39287, 64382, 113159, 175108, 273291, 400186, 581243,
    811568, 1121004, 1506550, 2002767, 2611612, 3369180,
  ],
  values: ones,
  standardErrors: [
    2152.3262467817, 2363.55173469681, 779.343524331583, 101.47550755035, 5.64566512170752, 0.112324854679312,
  ],
  standardDeviation: 2360.14502379268,
  rSquared: 0.99999555902582,
  f: 675524.458240122,
}

export const wampler4: NistDataSet = {
  difficulty: 'higher',
  intercept: true,
  columns,
  y: [
    75901, -204794, 204863, -204436, 253665, -200894, 214131, -185192, 221249, -138370, 315911, -27644,
    455253, 197434, 783995, 608816, 1370781, 1303798, 2205519, 2408860, 3444321,
  ],
  values: ones,
  standardErrors: [
    215232.62467817, 236355.173469681, 77934.3524331583, 10147.550755035, 564.566512170752, 11.2324854679312,
  ],
  standardDeviation: 236014.502379268,
  rSquared: 0.957478440825662,
  f: 67.5524458240122,
}

export const wampler5: NistDataSet = {
  difficulty: 'higher',
  intercept: true,
  columns,
  y: [
    7590001, -20479994, 20480063, -20479636, 25231365, -20476094, 20489331, -20460392, 18417449, -20413570,
    20591111, -20302844, 18651453, -20077766, 21059195, -19666384, 26348481, -18971402, 22480719, -17866340,
    10958421,
  ],
  values: ones,
  standardErrors: [
    21523262.467817, 23635517.3469681, 7793435.24331583, 1014755.0755035, 56456.6512170752, 1123.24854679312,
  ],
  standardDeviation: 23601450.2379268,
  rSquared: 0.22466892157494e-2,
  f: 6.75524458240122e-3,
}
