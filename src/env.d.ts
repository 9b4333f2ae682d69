/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** The symbols that diagrams have already added to the page. */
    symbols?: Set<string>;
    /** The stylesheets that diagrams have already added to the page. */
    styles?: Set<string>;
  }
}
