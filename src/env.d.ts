/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** The symbols that diagrams have already added to the page. */
    symbols?: Set<string>;
  }
}
