/**
 * Every text of the specification's error catalogue and the validation texts that server and
 * screens share, keyed by where it appears. Source: shop specification sections 5 and 8.
 */
export const messages = {
  signUp: {
    invalidEmail: "Invalid email format",
    passwordTooShort: "Password must be at least 8 characters long",
    passwordNeedsUppercase: "Password must contain at least one uppercase letter",
    passwordNeedsLowercase: "Password must contain at least one lowercase letter",
    passwordNeedsNumber: "Password must contain at least one number",
    passwordTooCommon: "This password is too common. Please choose another one.",
    nameRequired: "Please enter your full name",
    checkEmail: "Check your email to confirm your account",
    failed: "Sign up failed. Please try again.",
  },
  signIn: {
    required: "Email and password are required",
    invalid: "Invalid email or password",
    welcome: "Welcome back!",
    success: "Successfully signed in",
    failed: "Login failed. Please try again.",
    signedOut: "Successfully signed out",
    /** `{wait}` stands for a time such as '12 minutes'. */
    tooManyAttempts: "Too many attempts. Please wait {wait} and try again.",
  },
  passwordReset: {
    sent: "If this address has an account, a reset link is on its way",
    requestFailed: "The reset link could not be sent. Please try again.",
    changed: "Your password was changed. Please sign in.",
    failed: "Your password could not be changed. Please try again.",
  },
  adminLogin: {
    invalid: "Invalid admin credentials",
    denied: "Access denied: Admin privileges required",
    granted: "Admin access granted!",
  },
  adminDialog: {
    signInFirst: "Please sign in first",
    required: "Admin access required",
    granted: "Admin access granted",
  },
  products: {
    loadFailed: "Failed to load products from database",
    addFailed: "Failed to add product",
    removeFailed: "Failed to remove product",
    updateFailed: "Failed to update product",
    signInToAdd: "Please sign in to add products",
    added: "Product added successfully and is now visible to all customers!",
    removed: "Product removed successfully",
    updated: "Product updated successfully",
  },
  cart: {
    loadFailed: "Failed to load cart",
    outOfStock: "Product is out of stock",
    addFailed: "Failed to add item to cart",
    removeFailed: "Failed to remove item from cart",
    updateFailed: "Failed to update quantity",
    clearFailed: "Failed to clear cart",
    added: "Item added to cart",
    removed: "Item removed from cart",
    cleared: "Cart cleared",
  },
  orders: {
    loadFailed: "Failed to load orders",
    invalid: "Invalid order data",
    createFailed: "Failed to create order",
    statusFailed: "Failed to update order status",
    deleteFailed: "Failed to delete order",
    created: "Order created successfully",
    statusUpdated: "Order status updated",
    confirmed: "Order confirmed and stock updated automatically",
    deleted: "Order deleted successfully",
  },
  orderForm: {
    invalidTitle: "Gabim në formë",
    invalidText: "Ju lutemi plotësoni të gjitha fushat e detyrueshme.",
    failedTitle: "Porosia dështoi",
    failedText: "Nuk u krijua porosia. Ju lutemi provoni përsëri.",
    successTitle: "Porosia u krye me sukses!",
    successText: "Ju faleminderit për porosinë tuaj. Do të ju kontaktojmë shumë shpejt.",
  },
  dashboard: {
    deleteOrderQuestion:
      "Are you sure you want to delete this order? This action cannot be undone.",
    orderDeleted: "Order deleted successfully!",
    loggedOut: "Logged out successfully",
  },
  setup: {
    madeAdmin: "You are now an admin! Refresh the page.",
    makeAdminFailed: "Failed to make user admin",
    fillAllFields: "Please fill in all fields",
    productAdded: "Product added successfully!",
  },
} as const;
