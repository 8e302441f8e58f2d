import type { HostTable } from './hostNames.ts'

/** The inputs of a web server's configuration. */
export interface HostingOptions {
  readonly hosts: HostTable
  /** The absolute path of the folder `served` of the store of releases. */
  readonly servedDir: string
  /** The origin to which the server passes requests for the platform on, for example `https://api.example.com`. */
  readonly platform: string
  /**
   * The port for plain HTTP, behind a load balancer that ends TLS. Without it, the server ends TLS itself, on the port
   * 443.
   */
  readonly listen?: number | undefined
  /** The folder of the certificates: `<host>/fullchain.pem` and `<host>/privkey.pem`, as certbot stores them. */
  readonly certificates: string
}
