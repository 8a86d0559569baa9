const quality = `Enum8('measured' = 1, 'estimated' = 2, 'substituted' = 3, 'missing' = 4)`

/** How many readings the engine skips or reads at a time. */
const granule = 1024

const partition = 'toStartOfInterval(at, toIntervalMonth(6))'

/** How a store has to be cut to be asked fast; one that is cut otherwise is copied once. */
export const cutsOfReadings = [`PARTITION BY ${partition}`, `index_granularity = ${granule}`]

/*
 * A reading is the value of one interval of one series; `at` is the interval's start. A later `version` replaces an
 * earlier one, so corrections and repeated deliveries need no deletion, and `import_id` says by what it came (0: the
 * demo). Times of a series follow each other evenly, which Delta and LZ4 turn into almost nothing (DoubleDelta takes
 * no less room and a fifth longer to read).
 *
 * `made` says which word is the later one, `version` which one is in force; they differ only where an undo has put
 * something back, and in what was written over that.
 *
 * Small granules and blocks, because what is asked of many series is often a day or a month of each: 2,976 readings of
 * quarter hours, for which the usual granules of 8,192 make the engine read four times as many.
 *
 * The values are nearly all of what is read. LZ4HC takes longer to write them and a quarter less room, and what is
 * smaller is sooner unpacked: a year of 500 series in a tenth less time.
 *
 * By halves of a year: after an import only those that it touched are merged anew. The engine does so in its background
 * as soon as nothing was written for a few seconds; until then every question pays for telling old from new by itself.
 * And a year of many series is read by all processors at once, each in halves of its own; of one part they would have
 * to compare each row with the place where the other begins, which costs a sixth.
 */
const readings = `
create table if not exists readings (
  series_id UInt32 codec(LZ4),
  at DateTime('UTC') codec(Delta(4), LZ4),
  value Float64 codec(LZ4HC(3)),
  quality ${quality} codec(LZ4),
  version UInt64 codec(LZ4),
  import_id UInt32 codec(LZ4),
  made UInt64 default version codec(LZ4)
) engine = ReplacingMergeTree(version) partition by ${partition} order by (series_id, at)
settings min_age_to_force_merge_seconds = 5, min_age_to_force_merge_on_partition_only = 1, index_granularity = ${granule},
  min_compress_block_size = 32768, max_compress_block_size = 32768`

/**
 * What an import has brought and nobody sees yet, with the line it stood on. `origin`: the import that a reading came by;
 * another one where an undo puts back what was there. An import's own partition goes as a whole.
 */
const staged = `
create table if not exists readings_staged (
  import_id UInt32,
  series_id UInt32,
  at DateTime('UTC'),
  value Float64,
  quality ${quality},
  line UInt32
) engine = MergeTree partition by import_id order by (series_id, at)`
const origin = `alter table readings_staged add column if not exists origin UInt32 default import_id`

/** Since version 5. What an undo puts back was made when it was first delivered; 0: nothing is known. */
const made = ['readings', 'readings_history'].map(
  (table) => `alter table ${table} add column if not exists made UInt64 default version codec(LZ4)`,
)
const madeOfRestored = `alter table readings_staged add column if not exists made UInt64 default 0`

/**
 * What was in force once and is no more, for undoing what replaced it, a day longer than that can be undone. `version`
 * and `origin` (the import that it came by) are those of the reading, `import_id` is the import that replaced it.
 */
const history = `
create table if not exists readings_history (
  import_id UInt32,
  series_id UInt32,
  at DateTime('UTC') codec(DoubleDelta, LZ4),
  value Float64,
  quality ${quality},
  version UInt64,
  origin UInt32,
  made UInt64 default version codec(LZ4),
  kept_at DateTime('UTC') default now(),
  index imports import_id type minmax granularity 1
) engine = MergeTree partition by toYYYYMM(kept_at) order by (series_id, at)
ttl kept_at + interval 91 day`

const historyIndex =
  'alter table readings_history add index if not exists imports import_id type minmax granularity 1'

/** Of the readings store, each statement safe to repeat. */
export const readingsTables: readonly string[] = [
  readings,
  staged,
  origin,
  history,
  historyIndex,
  ...made,
  madeOfRestored,
]
