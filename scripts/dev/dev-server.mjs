import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join, resolve } from 'node:path'
import { BuildFailure } from '../build/build-failure.mjs'
import { packagesToBuild, readPackages, root } from '../build/packages.mjs'
import { readConfiguration } from '../build/run-webpack.mjs'
import { publishBuilds } from './publish-builds.mjs'

/**
 * Serves one package's module from memory, to pages of any origin. Answers `{ name, address, stop }`: its name in the
 * import map and its entry's address. `name` is a package of this repository, or the folder of a feature elsewhere,
 * relative to `from`.
 *
 * After each build the page loads itself anew. Modules are not replaced in place: webpack's client for that evaluates
 * text, which the portal's policy rightly refuses.
 */
export async function devServer(name, { port = 'auto', from = process.cwd() } = {}) {
  const one = name === undefined ? undefined : findPackage(name, from)
  const configuration = one && (await readConfiguration(one)).find(isModule)
  if (!configuration)
    throw new BuildFailure('Say which micro-frontend, for example: npm run dev -- mfe-analysis')
  const webpack = ofTheConfiguration('webpack')
  const WebpackDevServer = ofTheConfiguration('webpack-dev-server')
  const entryPath = configuration.output.filename
  const compiler = webpack(forDevelopment(configuration))
  const builds = publishBuilds(compiler)
  const server = new WebpackDevServer(
    {
      host: 'localhost',
      port,
      hot: false,
      liveReload: false,
      client: false,
      webSocketServer: false,
      static: false,
      headers: { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' },
      devMiddleware: { publicPath: '/' },
      setupMiddlewares: (middlewares) => [
        { name: 'builds', path: '/builds', middleware: builds.serve },
        ...middlewares,
      ],
    },
    compiler,
  )
  await server.start()
  const address = `http://localhost:${server.server.address().port}/${entryPath}`
  return { name: configuration.name, address, stop: () => (builds.end(), server.stop()) }
}

function findPackage(name, from) {
  const folder = resolve(from, name)
  const isElsewhere = /[\\/.]/.test(name) && existsSync(join(folder, 'webpack.config.mjs'))
  return isElsewhere
    ? { path: basename(folder), folder }
    : packagesToBuild(readPackages(), [name.replace(/\/$/, '')])[0]
}

/** The packages that the webpack configuration depends on, wherever npm has put them. */
const ofTheConfiguration = createRequire(join(root, 'shared/webpack-config/package.json'))

const beside = (file) => join(import.meta.dirname, file)

const isModule = ({ output }) => output.library?.type === 'system'

function forDevelopment(configuration) {
  const [entryName, files] = Object.entries(configuration.entry)[0]
  const [publicPath, ...rest] = files
  const folder = configuration.output.filename.split('/').slice(0, -1)
  const styleSheet = [...folder, `${entryName}.css`].join('/')
  return {
    ...configuration,
    // As the page's React is the production one, to which JSX compiled for development does not speak.
    mode: 'production',
    devtool: 'source-map',
    entry: {
      [entryName]: [publicPath, beside('put-in-style-sheet.js'), beside('reload-when-built.js'), ...rest],
    },
    optimization: { minimize: false },
    cache: false,
    plugins: [
      ...configuration.plugins.filter(
        ({ constructor }) => !/Css|Manifest|ChunkIntegrity/.test(constructor.name),
      ),
      ...stylePlugins(configuration, styleSheet),
    ],
  }
}

/** Under a name that does not change, so that the entry can put it into the page without being told. */
function stylePlugins(configuration, styleSheet) {
  const extract = configuration.plugins.find(({ constructor }) => constructor.name === 'MiniCssExtractPlugin')
  const define = configuration.plugins.find(
    ({ constructor }) => constructor.name === 'DefinePlugin',
  ).constructor
  return [
    new extract.constructor({
      filename: styleSheet,
      chunkFilename: styleSheet.replace('.css', '-[name].css'),
    }),
    new define({ STYLE_SHEET: JSON.stringify(styleSheet) }),
  ]
}
