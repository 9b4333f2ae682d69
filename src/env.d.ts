/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** The symbols that diagrams have already put into the page. */
    symbols?: Set<string>;
  }
}
