import { defineWidget } from 'shared-frame/remote'
import { UpcomingClasses, upcomingClassesQuery } from '../features/classes'

export default defineWidget({ queries: ({ api }) => [upcomingClassesQuery(api)], Component: UpcomingClasses })
