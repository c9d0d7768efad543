import 'shared-ui/theme.css'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { SHELL_ROOT_ID } from 'shared-contracts/remotes'
import { createQueryClient, hydrateDocument } from 'shared-ui/remote'
import { publishIntegrity } from './composition/integrity'
import { watchTamperedFiles } from './composition/tampered-files'
import { watchLandscape } from './frame/landscape/watch-landscape'
import { Shell } from './frame/Shell'
import { prefetchWhenIdle } from './navigation/idle-prefetch'
import { followLinks } from './navigation/link-clicks'
import { homeWidgetIds } from './pages/shell-documents'
import { readDocumentData } from './services/document/document-data'
import { initialView } from './services/document/initial-document'
import { followInstallPrompt } from './services/install/install-prompt'
import { watchChunkFailures } from './services/reload/chunk-reload'
import { callFiles, registerServiceWorker } from './services/service-worker/register-service-worker'
import { shareWithOtherTabs } from './services/session/other-tabs'
import { createShellServices } from './services/shell-services'
import { sendWhatWaits } from './services/waiting-items'
import { widgetLoader } from './services/widget-loader'

const droppedUnits: string[] = []
const data = readDocumentData((unit) => droppedUnits.push(unit))
publishIntegrity(data.registry, data.build)
watchTamperedFiles()
followInstallPrompt()
watchChunkFailures()

const services = createShellServices(data)
for (const unit of droppedUnits) services.shell.report(new Error('The registry names a malformed unit'), { unit })
const client = createQueryClient()
hydrateDocument(client, data.state.shell)

const root = document.getElementById(SHELL_ROOT_ID)
if (!root) throw new Error(`No #${SHELL_ROOT_ID} in the document`)
const frame = (
  <Shell
    shell={services.shell}
    services={services}
    client={client}
    initialView={initialView(data)}
    outletHtml=""
    homeWidgets={homeWidgetIds(data.registry)}
    today={data.today}
    loadWidget={widgetLoader(services.loader)}
  />
)
const options = {
  identifierPrefix: 'shell-',
  onRecoverableError: (error: unknown) => services.shell.report(error, { unit: 'shell', at: 'hydration' }),
}
// A document without the server's HTML (as the bench makes them for comparison) is rendered here from nothing. Its frame
// must stand before the sections start, which mount into it.
if (root.hasChildNodes()) hydrateRoot(root, frame, options)
else flushSync(() => createRoot(root, options).render(frame))

services.sections.start()
services.navigator.listen()
followLinks(services.navigator)
prefetchWhenIdle(data.registry, services.loader)
// From here on links, buttons and history are the shell's; tests and the tour wait for it.
document.documentElement.dataset.alive = ''
sendWhatWaits(services.shell)
void services.session.start()
watchLandscape()
shareWithOtherTabs({ bus: services.shell.bus, session: services.session, visitor: services.visitor })
registerServiceWorker(services.shell.bus, callFiles(data.registry))
