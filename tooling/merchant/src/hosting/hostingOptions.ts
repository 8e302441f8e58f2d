import type { HostTable } from './hostNames.ts'

/** The values from which the configuration of a web server is made. */
export interface HostingOptions {
  readonly hosts: HostTable
  /** The absolute path of the folder `served` of the store of releases. */
  readonly servedDir: string
  /**
   * The web origin of the platform, for example `https://api.example.com`. The server forwards the platform's requests
   * to this origin.
   */
  readonly platform: string
  /**
   * The port for plain HTTP, if a load balancer in front of the server ends TLS. Without this value, the server itself
   * ends TLS, on port 443.
   */
  readonly listen?: number | undefined
  /** The folder of the certificates: `<host>/fullchain.pem` and `<host>/privkey.pem`, as certbot stores them. */
  readonly certificates: string
}
