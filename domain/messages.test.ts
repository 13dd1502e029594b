import { describe, expect, it } from "vitest";
import { messages } from "./messages.ts";

/** Copied by hand from sections 5 and 8 of the shop specification. */
const specified = {
  "sign-up and sign-in": [
    "Invalid email format",
    "Password must be at least 8 characters long",
    "Password must contain at least one uppercase letter",
    "Password must contain at least one lowercase letter",
    "Password must contain at least one number",
    "Check your email to confirm your account",
    "Successfully signed in",
    "Email and password are required",
    "Invalid email or password",
    "Welcome back!",
    "Login failed. Please try again.",
    "Invalid admin credentials",
    "Access denied: Admin privileges required",
    "Admin access granted!",
    "Successfully signed out",
  ],
  "shop and data, failure": [
    "Failed to load products from database",
    "Failed to load cart",
    "Failed to load orders",
    "Failed to add product",
    "Failed to remove product",
    "Failed to update product",
    "Product is out of stock",
    "Failed to add item to cart",
    "Failed to remove item from cart",
    "Failed to update quantity",
    "Failed to clear cart",
    "Invalid order data",
    "Failed to create order",
    "Failed to update order status",
    "Failed to delete order",
    "Please sign in to add products",
  ],
  "shop and data, success": [
    "Item added to cart",
    "Item removed from cart",
    "Cart cleared",
    "Order created successfully",
    "Order status updated",
    "Order confirmed and stock updated automatically",
    "Order deleted successfully",
    "Product added successfully and is now visible to all customers!",
    "Product removed successfully",
    "Product updated successfully",
  ],
  "order form": [
    "Gabim në formë",
    "Ju lutemi plotësoni të gjitha fushat e detyrueshme.",
    "Porosia dështoi",
    "Nuk u krijua porosia. Ju lutemi provoni përsëri.",
    "Porosia u krye me sukses!",
    "Ju faleminderit për porosinë tuaj. Do të ju kontaktojmë shumë shpejt.",
    "Ju lutemi plotësoni të gjitha fushat.",
    "Gabim në kartelë",
    "Ju lutemi zgjidhni një kartelë imazhi.",
    "Kartela është shumë e madhe",
    "Madhësia e kartelës duhet të jetë më pak se 5MB.",
    "Gabim në ngarkimin e imazhit",
    "Nuk u arrit të ngarkohet imazhi. Provoni përsëri.",
    "Imazhi u ngarkua",
    "Imazhi u ngarkua me sukses.",
  ],
  "admin dialog": ["Please sign in first", "Admin access required", "Admin access granted"],
  dashboard: [
    "Failed to load brands",
    "Failed to upload image: {reason}",
    "Image uploaded successfully!",
    "Please select an image file",
    "Image size must be less than 5MB",
    "Please fill in all required fields",
    "Product added successfully!",
    "Are you sure you want to delete this product?",
    "Product removed successfully!",
    "Product updated successfully!",
    "Are you sure you want to delete this order? This action cannot be undone.",
    "Order deleted successfully!",
    "Logged out successfully",
  ],
  setup: [
    "You are now an admin! Refresh the page.",
    "Failed to make user admin",
    "Please fill in all fields",
  ],
} as const;

const written = textsOf(messages);

describe.each(Object.entries(specified))("error catalogue, %s", (_, texts) => {
  it.each(texts)("holds '%s' exactly once", (text) => {
    expect(written.filter((other) => other === text)).toEqual([text]);
  });
});

it("no message is empty, padded, written twice, or spelled with its accents apart", () => {
  for (const text of written) {
    expect(text).toBe(text.trim().normalize("NFC"));
    expect(text).not.toBe("");
  }
  expect(written.filter((text, place) => written.indexOf(text) !== place)).toEqual([]);
});

function textsOf(tree: object): string[] {
  return Object.values(tree).flatMap((value: unknown) => {
    if (typeof value === "string") return [value];
    return typeof value === "object" && value !== null ? textsOf(value) : [];
  });
}
