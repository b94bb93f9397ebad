import * as z from 'zod'

// Otherwise zod probes whether it may evaluate code, which the Content-Security-Policy forbids and reports.
z.config({ jitless: true })
