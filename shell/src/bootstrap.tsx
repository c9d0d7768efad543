import 'shared-frame/theme.css'
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createQueryClient, hydrateDocument, showOriginal } from 'shared-frame/remote'
import { SHELL_ROOT_ID } from 'shared-frame/remotes'
import { replayHeldEvents } from './boot/replay-held-events'
import { publishIntegrity } from './composition/integrity'
import { offerFederation } from './composition/section-federation'
import { watchTamperedFiles } from './composition/tampered-files'
import { watchLandscape } from './frame/landscape/watch-landscape'
import { Shell } from './frame/Shell'
import { prefetchWhenIdle } from './navigation/idle-prefetch'
import { followLinks } from './navigation/link-clicks'
import { homeWidgetIds } from './pages/shell-documents'
import { readDocumentData } from './services/document/document-data'
import { initialView } from './services/document/initial-document'
import { followInstallPrompt } from './services/install/install-prompt'
import { sendWhatWaits } from './services/outbox'
import { watchChunkFailures } from './services/reload/chunk-reload'
import { callFiles, registerServiceWorker } from './services/service-worker/register-service-worker'
import { shareWithOtherTabs } from './services/session/other-tabs'
import { createShellServices } from './services/shell-services'
import { watchVitals } from './services/vitals/watch-vitals'
import { widgetLoader } from './services/widget-loader'

/** Lets the browser answer what was pressed and paint before the next part begins. A message, as timers wait longer than that. */
function rest(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}

/**
 * Makes the document alive, part by part. Links, buttons and history are the shell's once `data-alive` is set: tests and the
 * tour wait for it.
 */
async function start(): Promise<void> {
  const droppedUnits: string[] = []
  const data = readDocumentData((unit) => droppedUnits.push(unit))
  publishIntegrity(data.registry, data.build)
  watchTamperedFiles()
  offerFederation(initContainerEntry)
  followInstallPrompt()
  watchChunkFailures()
  await rest()

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
  await rest()

  // A document without the server's HTML (as the bench makes them for comparison) is rendered here from nothing. Its frame
  // must stand before the sections start, which mount into it.
  if (root.hasChildNodes()) {
    showOriginal(root)
    hydrateRoot(root, frame, options)
  } else flushSync(() => createRoot(root, options).render(frame))
  await rest()

  services.sections.start()
  services.navigator.listen()
  followLinks(services.navigator)
  document.documentElement.dataset.alive = ''
  if (window.boot) replayHeldEvents(window.boot)
  await rest()

  prefetchWhenIdle({
    registry: data.registry,
    loader: services.loader,
    navigator: services.navigator,
    bus: services.shell.bus,
    fetchCallCode: services.fetchCallCode,
  })
  sendWhatWaits(services.shell)
  void services.session.start()
  watchLandscape()
  shareWithOtherTabs({ bus: services.shell.bus, session: services.session, visitor: services.visitor })
  registerServiceWorker(services.shell.bus, callFiles(data.registry))
  watchVitals(data)
}

// An error is the window's, as it would be without the rests
start().catch((error: unknown) => reportError(error))
