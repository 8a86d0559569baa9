import { createRequire } from 'node:module'
import { join } from 'node:path'
import { BuildFailure } from '../build/build-failure.mjs'
import { packagesToBuild, readPackages, root } from '../build/packages.mjs'
import { readConfiguration } from '../build/run-webpack.mjs'

/**
 * Serves one package's module from memory, to pages of any origin. Answers `{ name, address, stop }`: its name in the
 * import map and its entry's address. The page does not reload by itself: a policy without exceptions for
 * development admits no client of a development server.
 */
export async function devServer(name, { port = 'auto' } = {}) {
  const [one] = name === undefined ? [] : packagesToBuild(readPackages(), [name])
  const configuration = one && (await readConfiguration(one)).find(isModule)
  if (!configuration)
    throw new BuildFailure('Say which micro-frontend, for example: npm run dev -- mfe-analysis')
  const webpack = ofTheConfiguration('webpack')
  const WebpackDevServer = ofTheConfiguration('webpack-dev-server')
  const entryPath = configuration.output.filename
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
    },
    webpack(forDevelopment(configuration)),
  )
  await server.start()
  const address = `http://localhost:${server.server.address().port}/${entryPath}`
  return { name: configuration.name, address, stop: () => server.stop() }
}

/** The packages that the webpack configuration depends on, wherever npm has put them. */
const ofTheConfiguration = createRequire(join(root, 'shared/webpack-config/package.json'))

const isModule = ({ output }) => output.library?.type === 'system'

function forDevelopment(configuration) {
  const [entryName, files] = Object.entries(configuration.entry)[0]
  const [publicPath, ...rest] = files
  const folder = configuration.output.filename.split('/').slice(0, -1)
  const styleSheet = [...folder, `${entryName}.css`].join('/')
  return {
    ...configuration,
    mode: 'development',
    devtool: 'source-map',
    entry: { [entryName]: [publicPath, join(import.meta.dirname, 'put-in-style-sheet.js'), ...rest] },
    optimization: {},
    cache: false,
    plugins: [
      ...configuration.plugins.filter(({ constructor }) => !/Css|Manifest/.test(constructor.name)),
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
