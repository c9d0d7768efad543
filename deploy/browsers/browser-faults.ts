import { isAccepted } from './accepted-uses'
import { compatData } from './compat-data'
import { listedBrowsers } from './listed-browsers'
import { missingFunctions } from './missing-functions'
import { knownSyntax } from './missing-syntax'
import { oldestBrowsers } from './oldest-browsers'
import { type BrowserFault, scriptFaults } from './script-faults'
import { styleCheck } from './style-faults'

interface BuiltFile {
  /** Its name in the build. */
  readonly name: string
  readonly text: string
}

/** Finds what a built script or style sheet uses that a listed browser lacks, but for what is accepted. */
export function browserCheck(queries = listedBrowsers()): (file: BuiltFile) => readonly BrowserFault[] {
  const data = compatData()
  const browsers = oldestBrowsers(queries)
  const missing = missingFunctions(data, browsers)
  const syntax = knownSyntax(data, browsers)
  const stylesFaults = styleCheck(data, browsers)
  const faultsOf = ({ name, text }: BuiltFile) => {
    if (name.endsWith('.js')) return scriptFaults(text, missing, syntax)
    return name.endsWith('.css') ? stylesFaults(text) : []
  }
  return (file) => faultsOf(file).filter(({ what }) => !isAccepted(what, file.name))
}
