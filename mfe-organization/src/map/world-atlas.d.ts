/* The file itself is three quarters of a megabyte, which nobody has to infer a type of. */
declare module 'world-atlas/countries-50m.json' {
  import type { GeometryCollection, Topology } from 'topojson-specification'

  const countries: Topology<{ land: GeometryCollection; countries: GeometryCollection }>
  export default countries
}

/* The script of maplibre's worker as a file of its own; its address. */
declare module 'maplibre-gl/dist/maplibre-gl-worker.mjs' {
  const address: string
  export default address
}
