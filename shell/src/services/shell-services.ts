import { BehaviorSubject } from 'rxjs'
import { createEventBus, type EventBus, ownedBus } from 'shared-frame/events'
import { createBrowserClient } from 'shared-frame/http'
import type { DocumentData, ShellApi } from 'shared-frame/remotes'
import { normalisePath } from 'shared-frame/routes'
import { createVisitorData, type VisitorDataStore } from 'shared-frame/visitor'
import { createFaultReports } from '../composition/fault-reports'
import { watchLeavings } from '../composition/leavings/watch-leavings'
import { createRemoteLoader, type RemoteLoader } from '../composition/remote-loader'
import { createSections, type Sections } from '../composition/sections'
import { createViews, type Views } from '../composition/view'
import { wholeRegistry } from '../composition/whole-registry'
import { createNavigator, type Navigator } from '../navigation/navigator'
import { createPageData } from '../navigation/page-data'
import { createProgress, type Progress } from '../navigation/progress'
import { createScrollMemory } from '../navigation/scroll-memory'
import { initialView, outletElement, takeInitialOnce } from './document/initial-document'
import { createNotices, type Notices } from './notices'
import { isPromptPreview, withoutStatistics } from './prompt-preview'
import { report as handleError, type Report } from './report'
import { createSessionStore, type ShellSession } from './session/session'
import { readToken } from './session/session-cookies'
import { createStepAgain, type StepAgain } from './step-again'
import { createTasks, type Tasks } from './tasks'
import { createTurns, type Turns } from './turns/turns'

/** Everything that the shell's frame and the sections live on; made once, in the browser. */
export interface ShellServices {
  readonly shell: ShellApi
  /** The bus as a section or its widgets get it: they publish what the section owns. */
  readonly busOf: (unit: string) => EventBus
  readonly session: ShellSession
  readonly visitor: VisitorDataStore
  readonly views: Views
  readonly sections: Sections
  readonly navigator: Navigator
  readonly loader: RemoteLoader
  readonly fetchCallCode: () => Promise<void>
  readonly progress: Progress
  readonly notices: Notices
  readonly tasks: Tasks
  readonly turns: Turns
  readonly stepAgain: StepAgain
  /** The text that screen readers are told next. */
  readonly announcement: BehaviorSubject<string>
  /** Whether a session waits for a server that does not answer. */
  readonly reconnecting: BehaviorSubject<boolean>
  /** Counts how often a protected action was tried without a session; the toast shows after each. */
  readonly loginRequests: BehaviorSubject<number>
}

const STILL_SIGNED_IN = 'Đang kết nối lại với máy chủ. Bạn thử lại sau giây lát nhé.'

export function createShellServices(data: DocumentData): ShellServices {
  const { registry } = data
  const { whole, units } = wholeRegistry(data)
  const running = {
    ...registry,
    get units() {
      return units()
    },
  }
  const reportFault = createFaultReports({ registry: running, routeId: () => views.current.getValue().routeId })
  const report: Report = (error, context) => {
    reportFault(error, context)
    handleError(error, context)
  }
  const bus = createEventBus({ onError: (error, topic) => report(error, { at: 'event', topic }) })
  const busOf = (unit: string) =>
    ownedBus(bus, unit, {
      units: registry.units,
      onRefused: (error, topic) => report(error, { unit, at: 'event', topic }),
    })
  const turns = createTurns()
  const notices = createNotices(turns)
  const tasks = createTasks()
  const progress = createProgress()
  const announcement = new BehaviorSubject('')
  const loginRequests = new BehaviorSubject(0)

  const client = createBrowserClient({
    hosts: { api: '', 'menu-builder': '/menu-builder' },
    token: readToken,
    onUnauthorised(token) {
      // Once, however many calls were under way; an answer to an earlier login's token ends nothing.
      if (token === readToken() && session.expire()) loginRequired()
    },
  })
  const stepAgain = createStepAgain(isPromptPreview() ? withoutStatistics(client) : client)
  const { api } = stepAgain
  const visitor = createVisitorData({ api, bus })
  const session = createSessionStore({ api, bus, visitor, onTakenOver: offerWork })
  const loader = createRemoteLoader(registry, whole)
  // Page-not-found is one document for all addresses, and says an address of its own
  const missing = new Set(data.status === 200 ? [] : [data.path, normalisePath(window.location.pathname)])
  const views = createViews(registry, initialView(data), missing)
  const leavings = watchLeavings({ registry, views, reload })
  const today = () => data.today
  const navigator = createNavigator({
    loader,
    pageData: createPageData(),
    views,
    progress,
    scroll: createScrollMemory(),
    api,
    bus,
    today,
    announce,
    needsNewDocument: session.hasOtherUsersData,
    isDamaged: leavings.isDamaged,
  })

  /** What was being changed before the login, unless the visitor is there or on her way. */
  function offerWork(address: string): void {
    const { pathname, search } = window.location
    const isOnTheWay = new URLSearchParams(search).get('returnTo') === address
    if (isOnTheWay || pathname + search === address || !address.startsWith('/')) return
    const open = { label: 'Mở lại', run: () => void navigator.navigate(address) }
    notices.show('Thực đơn bạn đang sửa vẫn còn trên máy này', 'info', open)
  }

  function announce(message: string): void {
    announcement.next(message)
  }

  function reload(): void {
    window.location.reload()
  }

  function loginRequired(): void {
    // Somebody who is logged in, as far as anybody can say at the moment.
    if (session.reconnecting.getValue() && readToken() !== null) notices.show(STILL_SIGNED_IN, 'info')
    else loginRequests.next(loginRequests.getValue() + 1)
  }

  const shell: ShellApi = {
    session,
    visitor,
    api,
    bus,
    navigate: navigator.navigate,
    prefetch: (to) => void navigator.prefetch(to),
    notify: (message, kind = 'info', action) => notices.show(message, kind, action),
    announce,
    task: tasks.start,
    loginRequired,
    reload,
    report,
  }
  const sections = createSections({
    registry,
    loader,
    views,
    leavings,
    report,
    busOf,
    props: {
      shell,
      today,
      outlet: outletElement,
      takeInitial: takeInitialOnce(data),
      onPageReady: navigator.pageReady,
    },
  })
  return {
    shell,
    busOf,
    session,
    visitor,
    views,
    sections,
    navigator,
    loader,
    fetchCallCode: client.fetchCode,
    progress,
    notices,
    tasks,
    turns,
    stepAgain,
    announcement,
    loginRequests,
    reconnecting: session.reconnecting,
  }
}
