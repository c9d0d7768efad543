/**
 * Who may import whom (docs/architecture.md): pages → features → shared-ui → shared-frame → shared-contracts. Checked by `npm run imports`.
 */
const SECTION = '^mfe-[a-z]+/'
/** The features of a section: $1 is the section, $2 the feature. */
const IN_FEATURES = '^(mfe-[a-z]+)/src/features/([^/]+)/'
const OUTSIDE_FEATURES = '^(mfe-[a-z]+)/src/(?!features/)'
const FLOOR = '/src/features/[^/]+/index\\.ts$'
/** A part that is loaded when it is needed. */
const PART = '-part\\.tsx$'
const TEST = '\\.(test|spec)\\.tsx?$|/testing/'
/** Drawings as text: content and the document host draw them. */
const DRAWINGS = '^shared-drawings/'
/** What crosses between releases, as shapes and rules: hosts and the build read it too. */
const FRAME_CONTRACT = '^shared-frame/src/contract/'
const WRAPPED = '^node_modules/(@mui|@emotion|@tanstack/react-query|react-router|react-router-dom|react-hook-form)(/|$)'
const IN_BROWSER_ONLY =
  '^node_modules/(react|react-dom|react-router|react-router-dom|@mui|@emotion|@tanstack|single-spa|single-spa-react|js-cookie)(/|$)'

/** services/api: capabilities over a platform. Each has calls, rules and store; others see its floor alone. */
const API = '^services/api/src/'
const API_CAPABILITY = `${API}(account|articles|cart|classes|desk/[a-z]+|diet|favourites|health|kitchen|saved-menus|search|site|staff|surveys|views)/`
const API_FLOOR = `${API}[a-z-]+/(rules/)?index\\.ts$`
const API_OUTER_PACKAGES =
  '^(node_modules/(@electric-sql|@fastify|fastify|kysely|nodemailer|pg)(/|$)|node:(http|https|net|fs)$)'

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'resolvable',
      comment: 'The import leads nowhere, or to a package that no package.json names.',
      severity: 'error',
      from: {},
      // Of @types/pdfmake, which has no other name for it.
      to: { couldNotResolve: true, pathNot: '^pdfmake/interfaces$' },
    },
    {
      name: 'no-cycles',
      comment: 'Files that import each other, if only for a type, can be understood and moved only together.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'sections-stand-alone',
      comment: 'A section never imports another section, the shell or a service: it is released without them.',
      severity: 'error',
      from: { path: '^(mfe-[a-z]+)/' },
      to: { path: '^(mfe-[a-z]+|shell|services)/', pathNot: '^$1/' },
    },
    {
      name: 'shell-knows-no-section',
      comment: 'The shell learns of sections from the registry, at run time.',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: '^(mfe-[a-z]+|services)/' },
    },
    {
      name: 'services-use-contracts-alone',
      comment:
        'A service shares field rules and shapes with the browser, and its skeleton (services/host) with the others; services talk over HTTP.',
      severity: 'error',
      from: { path: '^services/([^/]+)/', pathNot: TEST },
      to: {
        path: '^(shell|mfe-[a-z]+|shared-(frame|ui|drawings)|services)/',
        pathNot: ['^services/($1|host)/', DRAWINGS, FRAME_CONTRACT],
      },
    },
    {
      name: 'host-knows-no-service',
      comment: 'What every service is built on knows none of them, in its tests neither.',
      severity: 'error',
      from: { path: '^services/host/' },
      to: { path: '^services/', pathNot: '^services/host/' },
    },
    {
      name: 'services-start-no-program',
      comment:
        'What visitors send can reach no command line, as there is none. The probe of releases alone forks a fixed file of its own without arguments: a thread could neither be niced nor be ended with all of its memory.',
      severity: 'error',
      from: {
        path: '^services/[^/]+/src/',
        pathNot: [TEST, '^services/web/src/probe/probe-releases\\.ts$'],
      },
      to: { path: '^(node:)?child_process$|^node_modules/(execa|cross-spawn|shelljs)(/|$)' },
    },
    {
      name: 'api-rules-are-pure',
      comment: 'Rules of the API are values in, values out: no database, no HTTP, no store, no platform.',
      severity: 'error',
      from: { path: `${API_CAPABILITY}rules/`, pathNot: TEST },
      to: { path: `${API}|${API_OUTER_PACKAGES}`, pathNot: `${API}[a-z/-]+/rules/` },
    },
    {
      name: 'api-store-below-calls',
      comment: 'The store of a capability knows rows and rules, not the calls that use it.',
      severity: 'error',
      from: { path: `${API_CAPABILITY}store/`, pathNot: TEST },
      to: { path: `${API}[a-z/-]+/calls/`, pathNot: `${API}platform/` },
    },
    {
      name: 'api-capability-floors',
      comment: 'A capability of the API is entered through its index.ts, its rules through rules/index.ts.',
      severity: 'error',
      from: { path: `${API}([^/]+)`, pathNot: `${TEST}|${API}stored-values\\.ts$` },
      to: { path: API_CAPABILITY, pathNot: [`${API}$1/`, API_FLOOR] },
    },
    {
      name: 'api-platform-below',
      comment:
        'The platform of the API (database, http, mail, …) knows no capability, only the types of stored values.',
      severity: 'error',
      from: { path: `${API}platform/`, pathNot: TEST },
      to: { path: API, pathNot: `${API}(platform/|stored-values\\.ts$)` },
    },
    {
      name: 'contracts-are-pure',
      comment: 'shared-contracts runs everywhere: no framework, no DOM library, none of our other packages.',
      severity: 'error',
      from: { path: '^shared-contracts/' },
      to: { path: `^(shell|mfe-[a-z]+|shared-(frame|ui|drawings)|services|deploy)/|${IN_BROWSER_ONLY}` },
    },
    {
      name: 'contracts-domain-below-wire',
      comment:
        'shared-contracts: the wire (calls, errors, paths) is built on the domain (ages, growth, nutrition), never back.',
      severity: 'error',
      from: { path: '^shared-contracts/src/domain/' },
      to: { path: '^shared-contracts/src/wire/' },
    },
    {
      name: 'content-stands-on-contracts',
      comment: 'The reader of the content files knows the shapes of shared-contracts, no service, section or command.',
      severity: 'error',
      from: { path: '^content/' },
      to: { path: '^(shell|mfe-[a-z]+|shared-(frame|ui)|services|deploy|e2e)/' },
    },
    {
      name: 'drawings-are-no-script',
      comment: 'Browsers get drawings as pictures: the code that draws them stays with content and document host.',
      severity: 'error',
      from: { path: '^(shell|mfe-[a-z]+|shared-(frame|ui|contracts))/', pathNot: TEST },
      to: { path: DRAWINGS },
    },
    {
      name: 'drawings-are-text',
      comment: 'Drawings are made of text alone, wherever they are drawn: no framework, none of our other packages.',
      severity: 'error',
      from: { path: DRAWINGS, pathNot: `${TEST}|/write\\.ts$` },
      to: { pathNot: DRAWINGS },
    },
    {
      name: 'content-for-api-and-menu-builder',
      comment: 'Content files are read by the API and the menu builder alone; everybody else asks the API.',
      severity: 'error',
      from: {
        path: '^(shell|mfe-[a-z]+|shared-(frame|ui|contracts)|services)/',
        pathNot: '^services/(api|menu-builder)/',
      },
      to: { path: '^content/' },
    },
    {
      name: 'shared-ui-stands-below',
      comment: 'shared-frame and shared-ui know neither shell nor sections nor services.',
      severity: 'error',
      from: { path: '^shared-(frame|ui)/' },
      to: { path: '^(shell|mfe-[a-z]+|services|deploy)/' },
    },
    {
      name: 'frame-below-ui',
      comment: 'What the shell offers to all sections knows nothing of what each section bundles.',
      severity: 'error',
      from: { path: '^shared-frame/' },
      to: { path: '^shared-(ui|drawings)/' },
    },
    {
      name: 'packages-by-name',
      comment: 'shared-frame is imported by its name: by a path a section would carry a copy of what the shell offers.',
      severity: 'error',
      from: { path: '^(shell|mfe-[a-z]+|shared-ui)/' },
      to: { path: '^shared-', dependencyTypes: ['local'], pathNot: '^$1/' },
    },
    {
      name: 'core-without-style-runtime',
      comment:
        'What the first paint needs (the core of shared-frame and the adapter) must not bring MUI or emotion with it.',
      severity: 'error',
      from: { path: '^shared-frame/src/(core|remote|server|contract)/', pathNot: TEST },
      to: { path: '^node_modules/(@mui|@emotion)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'wrapped-by-frame',
      comment:
        'MUI, emotion, TanStack Query, React Router and react-hook-form are imported from shared-frame: one copy, one look.',
      severity: 'error',
      from: { path: '^(shell|mfe-[a-z]+)/' },
      to: { path: WRAPPED },
    },
    {
      name: 'no-remotes-import-single-spa',
      comment: 'Only the shell runs single-spa; a section is made a remote by shared-frame/remote.',
      severity: 'error',
      from: { pathNot: '^(shell|shared-frame)/' },
      to: { path: '^node_modules/(single-spa|single-spa-react)/' },
    },
    {
      name: 'rxjs-once',
      comment:
        "RxJS is in the shell's script: sections get Observables from `bus.streamOf` and bring no copy of it. One that needs operators has them offered as a part of shared-frame (deploy/webpack/shared-modules.ts).",
      severity: 'error',
      from: { path: '^(mfe-[a-z]+|shared-ui)/', pathNot: TEST },
      to: { path: '^node_modules/rxjs/' },
    },
    {
      name: 'features-below-pages',
      comment: 'pages → features: a capability does not know the screen that shows it.',
      severity: 'error',
      from: { path: `${SECTION}src/features/` },
      to: { path: `${SECTION}src/(pages|routes|lifecycles|server|standalone)` },
    },
    {
      name: 'features-through-their-floor',
      comment:
        'What a feature offers to its section stands in its index.ts; nobody else reaches inside. Parts loaded on demand stay out of index.ts.',
      severity: 'error',
      from: { path: IN_FEATURES },
      to: { path: '^$1/src/features/(?!$2/)[^/]+/', pathNot: [FLOOR, PART] },
    },
    {
      name: 'pages-through-floors',
      comment: 'A page, a widget or a test of pages uses a feature through its index.ts.',
      severity: 'error',
      from: { path: OUTSIDE_FEATURES },
      to: { path: '^$1/src/features/', pathNot: [FLOOR, PART] },
    },
    {
      name: 'feature-parts-on-demand',
      comment:
        'A part (`*-part.tsx`) of another feature is imported with import(), or it would be in the first script.',
      severity: 'error',
      from: { path: IN_FEATURES },
      to: { path: `^$1/src/features/(?!$2/).+${PART}`, dynamic: false },
    },
    {
      name: 'page-parts-on-demand',
      comment: 'The same for pages and widgets.',
      severity: 'error',
      from: { path: OUTSIDE_FEATURES },
      to: { path: `^$1/src/features/.+${PART}`, dynamic: false },
    },
    {
      name: 'no-production-import-of-tests',
      comment: 'Stand-ins and fixtures stay out of what is released.',
      severity: 'error',
      from: { pathNot: `${TEST}|/standalone|/bench/|^e2e/` },
      to: { path: TEST },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.turbo)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.css'],
    },
  },
}
