import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import { ruleForKeycloak } from './frames-of-keycloak.mjs'

const script = {
  test: /\.[jt]sx?$/,
  exclude: /node_modules/,
  loader: 'swc-loader',
  options: {
    swcrc: false,
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic' } },
    },
  },
}

/** Style sheets become files of their own: the Content-Security-Policy admits no style elements. */
const style = (salt) => ({
  test: /\.css$/,
  sideEffects: true,
  use: [
    MiniCssExtractPlugin.loader,
    {
      loader: 'css-loader',
      options: {
        modules: {
          auto: true,
          namedExport: false,
          exportLocalsConvention: 'as-is',
          localIdentName: '[local]--[hash:base64:5]',
          ...(salt && { localIdentHashSalt: salt }),
        },
      },
    },
  ],
})

/**
 * The shared packages' modules only define things, so what an entry does not use of them leaves no trace in it, style
 * sheets included.
 */
const sharedPackage = { test: /[\\/]shared[\\/][^\\/]+[\\/]src[\\/].*\.tsx?$/, sideEffects: false }

const file = (folder) => ({
  test: /\.(woff2|svg|png|jpg|webp)$/,
  type: 'asset/resource',
  generator: { filename: `${folder}[name].[contenthash:8][ext]` },
})

/**
 * `folder` is the entry's folder inside `dist`, empty or ending with a slash. With `salt`, the classes of shared
 * components are this package's own: style sheets that come later, and that the portal does not know, match nothing else.
 */
export function moduleRules(folder, { salt } = {}) {
  return [script, ruleForKeycloak, sharedPackage, style(salt), file(folder)]
}
