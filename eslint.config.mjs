import js from '@eslint/js'
import globals from 'globals'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { restrictedInTests } from './scripts/lint/honest-tests.mjs'
import { layerOrder } from './scripts/lint/layer-order.mjs'
import { packageBoundaries } from './scripts/lint/package-boundaries.mjs'
import { plainNames } from './scripts/lint/plain-names.mjs'
import { subjectOrder } from './scripts/lint/subject-order.mjs'

const house = {
  rules: {
    'layer-order': layerOrder,
    'package-boundaries': packageBoundaries,
    'plain-names': plainNames,
    'subject-order': subjectOrder,
  },
}

const restrictedEverywhere = [
  {
    selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
    message: 'Texts are drawn as text; Markdown goes through the component that cleans it.',
  },
]

export default tseslint.config(
  { ignores: ['**/dist/', '**/node_modules/', '.cache/', 'data/', 'coverage/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    plugins: { house },
    rules: {
      'house/layer-order': 'error',
      'house/package-boundaries': 'error',
      'house/plain-names': 'error',
      'house/subject-order': 'error',
      'max-lines': ['error', 300],
      'no-restricted-syntax': ['error', ...restrictedEverywhere],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'off',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommended],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      // So a subject adds its tables to those of the store, see server/src/entities/tables.ts.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true, argsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['{root-config,mfe-*,shared}/**/*.{ts,tsx}'],
    ignores: ['shared/testing/**'],
    extends: [reactHooks.configs.flat.recommended],
    languageOptions: { globals: globals.browser },
    rules: { 'no-console': ['error', { allow: ['warn', 'error'] }] },
  },
  {
    files: ['**/*.{mjs,cjs}', '{server,test,shared/testing}/**/*.ts'],
    languageOptions: { globals: globals.node },
  },
  {
    files: ['{server,shared,root-config,mfe-*,scripts}/**/*.js'],
    languageOptions: {
      globals: {
        ...globals.browser,
        __webpack_public_path__: 'writable',
        __system_context__: 'readonly',
        DIST_FROM_ENTRY: 'readonly',
        STYLE_SHEET: 'readonly',
      },
    },
  },
  {
    files: ['test/remotes/*/src/**'],
    languageOptions: { globals: { ...globals.browser, $state: 'readonly' } },
  },
  { files: ['**/*.cjs'], languageOptions: { sourceType: 'commonjs' } },
  {
    files: ['**/*.test.{ts,tsx,mjs}', 'test/**/*.ts'],
    languageOptions: { globals: globals.jest },
    rules: { 'no-restricted-syntax': ['error', ...restrictedEverywhere, ...restrictedInTests] },
  },
)
