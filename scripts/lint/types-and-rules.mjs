import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ESLint } from 'eslint'
import ts from 'typescript'
import { root } from '../process/run-program.mjs'
import { exitCodeOf } from './results-of-lint.mjs'

/*
 * The types and the rules of eslint.config.mjs in one process. Three of the rules ask for the types of what they look
 * at, and what has been found out for the types is known to them here: on their own, both would find out everything.
 */

/** As `tsc -p . --incremental` does; answers the program, with all types. */
function checkTypes() {
  const parsed = ts.getParsedCommandLineOfConfigFile(
    join(root, 'tsconfig.json'),
    { incremental: true, tsBuildInfoFile: join(root, '.cache/types.tsbuildinfo') },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: (fault) => show([fault]) },
  )
  if (!parsed) return { passed: false, program: undefined }
  const builder = ts.createIncrementalProgram({
    rootNames: parsed.fileNames,
    options: parsed.options,
    configFileParsingDiagnostics: parsed.errors,
    host: ts.createIncrementalCompilerHost(parsed.options),
  })
  const faults = [
    ...builder.getConfigFileParsingDiagnostics(),
    ...builder.getOptionsDiagnostics(),
    ...builder.getSyntacticDiagnostics(),
    ...builder.getGlobalDiagnostics(),
    ...builder.getSemanticDiagnostics(),
  ]
  // What is known of each file, for the next time.
  faults.push(...builder.emit().diagnostics)
  show(faults)
  return { passed: faults.length === 0, program: builder.getProgram() }
}

function show(faults) {
  if (faults.length === 0) return
  const host = {
    getCurrentDirectory: () => root,
    getCanonicalFileName: (name) => name,
    getNewLine: () => '\n',
  }
  console.log(ts.formatDiagnosticsWithColorAndContext(faults, host))
}

/** A warning is a fault as well. */
async function checkRules(program) {
  const { default: configuration } = await import(pathToFileURL(join(root, 'eslint.config.mjs')).href)
  const withTypes = {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: false, programs: [program] } },
  }
  const eslint = new ESLint({
    cwd: root,
    overrideConfigFile: true,
    overrideConfig: [...configuration, withTypes],
  })
  const results = await eslint.lintFiles(['.'])
  const text = await (await eslint.loadFormatter('stylish')).format(results)
  if (text) console.log(text)
  return results.every(({ errorCount, warningCount }) => errorCount + warningCount === 0)
}

const { passed: types, program } = checkTypes()
const rules = program !== undefined && (await checkRules(program))
process.exitCode = exitCodeOf({ types, rules })
